import * as v from 'valibot';
import {
  changedOutcome,
  countedPageOf,
  dataOf,
  day,
  identifier,
  montant,
  outcome,
  pageEntries,
  publicText,
  searchEntries,
  text,
  totalEntries,
  version,
} from '../common';
import { defineRoute } from '../route';
import { contactLimits } from '../terms/contactLimits';
import { PAYER_LIMITS } from '../terms/payerLimits';

const word = (max: number) =>
  v.pipe(
    publicText(max),
    v.transform((typed) => typed.trim()),
  );

const contactAddress = v.object({
  adresse: word(PAYER_LIMITS.adresse),
  postal: word(PAYER_LIMITS.postal),
  ville: word(PAYER_LIMITS.ville),
  pays: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter country code')),
});

/** A day that returns every year; `afterSunset` counts for the next Hebrew day. */
const contactDate = v.object({
  kind: v.picklist(['birthday', 'hazkara']),
  /** Whose date it is: the deceased, a child; empty for the contact. */
  name: word(120),
  day,
  afterSunset: v.boolean(),
});
export type ContactDate = v.InferOutput<typeof contactDate>;

const names = {
  nom: word(PAYER_LIMITS.nom),
  prenom: word(PAYER_LIMITS.prenom),
  raison: word(PAYER_LIMITS.raison),
  prenomHE: word(PAYER_LIMITS.prenom),
};
const reached = {
  emails: v.pipe(v.array(text(PAYER_LIMITS.email)), v.maxLength(contactLimits.emails)),
  tels: v.pipe(v.array(text(PAYER_LIMITS.tel)), v.maxLength(contactLimits.tels)),
};
const written = {
  addresses: v.pipe(v.array(contactAddress), v.maxLength(contactLimits.addresses)),
  dates: v.pipe(v.array(contactDate), v.maxLength(contactLimits.dates)),
  note: text(contactLimits.note),
};
const tags = v.pipe(v.array(v.pipe(word(contactLimits.tag), v.minLength(1))), v.maxLength(contactLimits.tags));

/** Details of a contact, without addresses and numbers. */
const details = v.object({ ...names, ...written, tags });
export type ContactDetails = v.InferOutput<typeof details>;
const reach = v.object(reached);
export type ContactReach = v.InferOutput<typeof reach>;

const named = { id: identifier, ...v.object(names).entries };

/** A contact in a list. */
const contactRow = v.object({
  ...named,
  emails: v.array(v.string()),
  tels: v.array(v.string()),
  tags: v.array(v.string()),
  /** Received net of refunds, by currency. */
  given: v.array(v.object({ devise: v.string(), montant, count: v.number() })),
  lastGiftAt: v.nullable(v.string()),
});
export type ContactRow = v.InferOutput<typeof contactRow>;

export const namedContact = v.object({ ...named, emails: v.array(v.string()), tels: v.array(v.string()) });
export type NamedContact = v.InferOutput<typeof namedContact>;

/** Whose a record is; the name is empty where none is known. */
export const contactOfRecord = v.object({ id: identifier, name: v.string() });
/** The same with how somebody without a name is reached. */
export const reachedContact = v.object({ ...contactOfRecord.entries, email: v.string(), tel: v.string() });
export type ReachedContact = v.InferOutput<typeof reachedContact>;

/** A contact in full. */
export const contactRecord = v.object({
  ...contactRow.entries,
  ...v.object(written).entries,
  /** Other members of the household. */
  household: v.array(namedContact),
  /** Contacts merged into this one, with their details. */
  merged: v.array(v.object({ ...namedContact.entries, ...v.object(written).entries, mergedAt: v.string() })),
  /** Possible duplicates: same name or number. */
  similar: v.array(namedContact),
  /** Whether an address of theirs gets the newsletter. */
  newsletter: v.boolean(),
  createdAt: v.string(),
  version,
});
export type ContactRecord = v.InferOutput<typeof contactRecord>;

const given = v.partial(v.object({ ...names, ...reached, ...written, tags }));
export const createContactRequest = v.strictObject({ id: v.optional(identifier), ...given.entries });
export const updateContactRequest = v.strictObject({
  ...given.entries,
  /** A contact whose household this one joins; null leaves it. */
  household: v.optional(v.nullable(identifier)),
  version: v.optional(version),
});

export const byContact = v.object({ contactId: identifier });
/** By name, or when they were entered; `-` is the last of the alphabet or the latest first. */
const contactSort = v.picklist(['name', '-name', '-date', 'date']);
export type ContactSort = v.InferOutput<typeof contactSort>;
export const listFilters = {
  ...searchEntries,
  tag: v.optional(text(contactLimits.tag)),
  /** By name when absent. */
  sort: v.optional(contactSort),
};
/** The version is made of all the details: numbers could be tried until one gives it (USER-15). */
const hides = ['emails', 'tels', 'addresses', 'dates', 'note', 'similar', 'version'] as const;

/** PERS-04. */
export const listContacts = defineRoute({
  id: 'ADMIN-CONTACT-LIST',
  method: 'GET',
  path: '/admin/contacts',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  searches: ['search'],
  hides,
  summary:
    'The address book by name or as asked for, paged, by words of names, addresses and numbers, and by tag (PERS-04)',
  query: v.strictObject({ ...listFilters, ...totalEntries, ...pageEntries }),
  response: countedPageOf(contactRow),
});

/** PERS-05. */
export const getContact = defineRoute({
  id: 'ADMIN-CONTACT-GET',
  method: 'GET',
  path: '/admin/contacts/:contactId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  hides,
  summary: 'A contact with addresses, dates, household and what was merged into it (PERS-05)',
  params: byContact,
  response: dataOf(contactRecord),
});

/** PERS-05. */
export const createContact = defineRoute({
  id: 'ADMIN-CONTACT-CREATE',
  method: 'POST',
  path: '/admin/contacts',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Write somebody into the address book (PERS-05)',
  request: createContactRequest,
  response: outcome({ data: contactRecord }),
});

/** PERS-05. */
export const updateContact = defineRoute({
  id: 'ADMIN-CONTACT-UPDATE',
  method: 'PUT',
  path: '/admin/contacts/:contactId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  alsoAnswers: [409],
  summary: 'Change a contact; absent keys stay as they are (PERS-05)',
  params: byContact,
  request: updateContactRequest,
  response: changedOutcome({ data: contactRecord }),
  conditions: ['version'],
});
