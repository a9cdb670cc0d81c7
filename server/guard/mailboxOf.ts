import { domainToASCII } from 'node:url';

/**
 * The mailbox behind an e-mail address: `a.b+anything@example.org` is the same person as `A.b@example.org`.
 * @example
 * mailboxOf(' A.b+x@Example.org') // => 'a.b@example.org'
 */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*/, '');

const domains: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/**
 * The inbox that mail to an address ends up in, for limits: the mailbox, its domain as the network knows it, without the dots that Gmail
 * does not see.
 * @example
 * inboxOf('Vic.tim+x@GoogleMail.com') // => 'victim@gmail.com'
 * inboxOf('ana@exämple.org') // => 'ana@xn--exmple-cua.org'
 */
export function inboxOf(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  const [name, written] = [mailbox.slice(0, Math.max(at, 0)), mailbox.slice(at + 1)];
  const known = domainToASCII(written) || written;
  const domain = domains[known] ?? known;
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
