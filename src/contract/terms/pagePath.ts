/** The path of a page of an organisation's own: one to four segments, as `a-propos`, `vie/jeunesse`. */
export const PAGE_PATH = /^[^\s/?#%\\\p{Cc}]{1,80}(\/[^\s/?#%\\\p{Cc}]{1,80}){0,3}$/u;
export const LONGEST_PATH = 200;
