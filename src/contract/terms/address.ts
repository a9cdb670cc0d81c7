/**
 * A picture or link as it may be kept: http(s) or a path of the site, never `javascript:` or `data:`. Browsers read `/\` as `//`, and
 * read on over line breaks and tabs: neither is an address of ours (ORG-02).
 */
export const ADDRESS = /^((https?:\/\/|\/(?![/\\]))\P{Cc}*)?$/iu;
