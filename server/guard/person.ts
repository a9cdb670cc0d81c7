import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { isEmail } from '../../src/core/text';
import { HttpError } from '../errors';
import { mailboxOf } from './mailboxOf';

/** A person's known contacts: a mailbox in lower case, a number in E.164; at least one, unless they are named by the address book. */
export interface Person {
  readonly email: string | null;
  readonly tel: string | null;
  /** Others share the number: whatever has an address is theirs. */
  readonly shared?: boolean;
  /** Entries of the address book, where there is neither address nor number. */
  readonly contactIds?: readonly string[];
}

/** E-mail addresses and numbers, as `Person` has them. */
interface Contacts {
  readonly emails: ReadonlySet<string>;
  readonly tels: ReadonlySet<string>;
}

/**
 * The number in E.164, however written; null if invalid. Without a country code it is read as of `country`.
 * @example
 * parsePhone('06 12 34 56 78', 'FR') // => '+33612345678'
 * parsePhone('33612345678', 'FR') // => '+33612345678'
 */
export function parsePhone(number: string, country: string): string | null {
  const options = { defaultCountry: country as CountryCode, extract: false };
  const given = number.trim().replace(/^00/, '+');
  for (const text of [given, `+${given}`]) {
    const phone = parsePhoneNumberFromString(text, options);
    if (phone?.isValid()) return phone.number;
  }
  return null;
}

/** Reads whom a call names. @throws HttpError 400 */
export function readPerson(
  given: {
    readonly email?: string | undefined;
    readonly tel?: string | undefined;
    readonly shared?: boolean | undefined;
  },
  country: string,
): Person {
  const email = given.email?.trim() ? mailboxOf(given.email) : null;
  const tel = given.tel?.trim() ? parsePhone(given.tel, country) : null;
  const issues = [
    ...(email !== null && !isEmail(email) ? [{ path: 'email', message: 'must be an e-mail address' }] : []),
    ...(given.tel?.trim() && tel === null ? [{ path: 'tel', message: 'must be a telephone number' }] : []),
    ...(email === null && !given.tel?.trim() ? [{ path: 'email', message: 'email or tel must be given' }] : []),
  ];
  if (issues.length > 0) throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues);
  return { email, tel, ...(given.shared === true && { shared: true }) };
}

/** All texts inside a value, without the keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts inside a value that are an address or a number. */
export function contactsIn(value: unknown, country: string): Contacts {
  const texts = textsIn(value).map((text) => text.trim());
  const tels = texts.filter((text) => /^\+?[\d\s().-]{6,25}$/.test(text)).map((text) => parsePhone(text, country));
  return {
    emails: new Set(texts.filter(isEmail).map(mailboxOf)),
    tels: new Set(tels.filter((tel) => tel !== null)),
  };
}

/** Begins where a word begins: each is read once, however long it is (PRIV-20). */
const MAIL = /(?<![^\s"'<>@,;:()[\]=&?/])[^\s"'<>@,;:()[\]=&?/]+@[^\s"'<>@,;:()[\]=&?/]+/gu;

/** The addresses and numbers that texts inside a value hold, words around them or not. */
export function contactsMentioned(value: unknown, country: string): string[] {
  return textsIn(value).flatMap((text) => {
    const mails = text.replaceAll(/%40/g, '@').match(MAIL) ?? [];
    const numbers = text.match(/\+?\d[\d\s().-]{4,23}\d/g) ?? [];
    const tels = numbers.map((number) => parsePhone(number, country)).filter((tel) => tel !== null);
    return [...mails.map((mail) => mailboxOf(mail.replace(/(?<!\.)\.+$/, ''))), ...tels];
  });
}

/** Whether contacts are the person's own. If both sides have an address it decides: families share telephones. */
export function isTheirs({ emails, tels }: Contacts, { email, tel, shared = false }: Person): boolean {
  if ((email !== null || shared) && emails.size > 0) return email !== null && emails.has(email);
  return tel !== null && tels.has(tel);
}
