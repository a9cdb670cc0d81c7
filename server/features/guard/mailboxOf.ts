/**
 * Who an e-mail address reaches: `a.b+anything@example.org` is the same person as `A.b@example.org`.
 * @example
 * mailboxOf(' A.b+x@Example.org') // => 'a.b@example.org'
 */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*/, '');
