/** Address that the newsletter's box posts to without scripts, and start of its pages (NL-01), behind a site's language. */
export const newsletterPath = '/lettre';
