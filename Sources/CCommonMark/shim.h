#ifndef HANDRAIL_CCOMMONMARK_SHIM_H
#define HANDRAIL_CCOMMONMARK_SHIM_H
#include <cmark.h>
#include <string.h>
#endif
