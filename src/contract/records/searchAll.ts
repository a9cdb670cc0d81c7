import * as v from 'valibot';
import { dataOf, identifier, montant, text } from '../common';
import { defineRoute } from '../route';

/** Kinds of records, in the order in which a search answers them. */
export const searchedKinds = [
  ...(['contact', 'payment', 'link', 'debt', 'form', 'campaign', 'fund', 'calendar'] as const),
  ...(['page', 'event', 'news', 'article', 'gallery'] as const),
] as const;
export type SearchedKind = (typeof searchedKinds)[number];

/** A record by its name, which is empty where it has none. */
const foundRecord = v.object({
  id: identifier,
  label: v.string(),
  /** How a person is reached who has no name. */
  email: v.optional(v.string()),
  tel: v.optional(v.string()),
  /** A payment's amount, in currency units. */
  montant: v.optional(montant),
  devise: v.optional(v.string()),
  /** When a payment or link was made. */
  createdAt: v.optional(v.string()),
});
export type FoundRecord = v.InferOutput<typeof foundRecord>;

const foundGroup = v.object({
  kind: v.picklist(searchedKinds),
  records: v.array(foundRecord),
  /** Whether the list of the kind finds others. */
  more: v.boolean(),
});
export type FoundGroup = v.InferOutput<typeof foundGroup>;

/** CALL-228. No `searches`: who does not get contact details searches names alone. */
export const searchAll = defineRoute({
  id: 'ADMIN-SEARCH',
  method: 'GET',
  path: '/admin/search',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'Records of all kinds whose name or id has all words of `search` (SRV-26), at most 5 of a kind that the role may list: ' +
    'contacts, payments, payment links, debts, forms, campaigns, funds, calendars, and what is on the site. Contacts and ' +
    'payments are found by contact details, too, by those who get these; others find payments by their id (CALL-228)',
  query: v.strictObject({ search: text(100) }),
  response: dataOf(v.array(foundGroup)),
});
