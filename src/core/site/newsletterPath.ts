/** Where the newsletter's box sends to without scripts, and its pages begin (NL-01), behind a site's language. */
export const newsletterPath = '/lettre';
