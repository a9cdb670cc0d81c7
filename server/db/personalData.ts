import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The tables of the schema, by their names there. */
type Tables = {
  [K in keyof typeof schema as (typeof schema)[K] extends PgTable ? K : never]: (typeof schema)[K];
};
export type TableName = keyof Tables;
type RowOf<T extends TableName> = Tables[T]['$inferSelect'];

/**
 * A column's personal data. - `none`: none. Ids, codes, organisations' public texts. - `mention`: an organisation's own
 * text, which may name a person. Names and addresses are cut out of it. - `locked`: data the law requires to keep, or
 * data that no longer identifies anyone. - `person`: from or about a person; `blank` computes the remainder.
 */
export type Holds<V> = 'none' | 'mention' | 'locked' | Personal<V>;
interface Personal<V> {
  readonly holds: 'person';
  blank(value: V): V;
}

/** The columns of a table that can hold words. */
type Worded<Row> = { [C in keyof Row]-?: NonNullable<Row[C]> extends number | boolean | Date ? never : C }[keyof Row];
type Classified = { readonly [T in TableName]: { readonly [C in Worded<RowOf<T>>]: Holds<RowOf<T>[C]> } };

const all =
  <H extends 'none' | 'mention' | 'locked'>(holds: H) =>
  <C extends string>(...columns: readonly C[]) =>
    Object.fromEntries(columns.map((column) => [column, holds])) as Record<C, H>;
const none = all('none');
const mention = all('mention');
const locked = all('locked');

const person = <V>(blank: (value: NonNullable<V>) => V) => ({
  holds: 'person' as const,
  blank: (value: V): V => (value === null || value === undefined ? value : blank(value)),
});
const emptied = person<string>(() => '');
/** Emptied even where nothing is written yet: a job that fills the column leaves it alone then. */
const cleared = { holds: 'person' as const, blank: () => '' };
const removed = { holds: 'person' as const, blank: () => null };

/** The parts of a record without personal data. */
const only = <V extends object, K extends keyof V>(value: V, keys: readonly K[]): Pick<V, K> =>
  Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as Pick<V, K>;
const chosen = [
  'type',
  'typeId',
  'montant',
  'cerfa',
  'assoc',
  'abo',
  'nbMonth',
  'divide',
  'lang',
  'theme',
  'team',
] as const;

/**
 * Every text column with its personal data (PRIV-01), for erasure, expiry and export. A missing column does not
 * compile: use `none` if no visitor's text gets in, `mention` if an administrator may name a person, else `person(…)`
 * with the remainder; and have `gather` find a new table's rows.
 */
export const personalData: Classified = {
  organisations: none('id', 'document', 'activeBaseUrl', 'baseProblem', 'checkedPage'),
  deletions: none('organisationId', 'after'),
  hosts: none('host', 'organisationId', 'token', 'provedBy'),
  tokens: none('id', 'organisationId', 'hash', 'label', 'scope', 'forms', 'campaignId'),
  // Administrators are told of what is kept of them by the server's operator, not by one of their organisations.
  users: none('id', 'email', 'name', 'lang', 'passwordHash', 'factor', 'pendingFactor', 'recoveryCodes'),
  memberships: none('organisationId', 'userId', 'role'),
  sessions: none('id', 'hash', 'userId', 'device'),
  knownBrowsers: none('userId', 'hash'),
  accessKeys: none('id', 'kind', 'organisationId', 'role', 'invitedBy', 'userId', 'email', 'lang', 'browserHash'),
  caisses: none('id', 'organisationId', 'name', 'assoc', 'document'),
  services: none('id', 'organisationId', 'name', 'assoc', 'document'),
  schedules: none('organisationId', 'entries'),
  debts: { ...none('id', 'organisationId', 'assoc', 'due', 'linkId'), ...mention('name') },
  debtPayments: none('id', 'organisationId', 'debtId', 'means', 'day'),
  payableSubmissions: { ...none('id', 'organisationId', 'rules'), ...mention('label') },
  campaigns: none('id', 'organisationId', 'label', 'theme', 'assoc', 'config', 'bonus', 'document', 'screen'),
  campaignTeams: none('id', 'organisationId', 'campaignId', 'param', 'former', 'label'),
  campaignMatchings: none('id', 'organisationId', 'campaignId', 'teamId', 'label'),
  sections: none('id', 'organisationId', 'label', 'content'),
  mailWords: none('id', 'organisationId', 'words'),
  events: none('id', 'organisationId', 'document', 'content', 'forms'),
  news: none('id', 'organisationId', 'document', 'content'),
  galleries: none('id', 'organisationId', 'document'),
  galleryImages: none('organisationId', 'galleryId', 'src', 'alt'),
  articles: none('id', 'organisationId', 'document', 'content', 'categorie'),
  customPages: none('id', 'organisationId', 'document', 'content', 'path'),
  pageRevisions: none('organisationId', 'kind', 'recordId', 'settings', 'content', 'actor'),
  translations: none('id', 'organisationId', 'kind', 'recordId', 'field', 'lang', 'text', 'source', 'name', 'place'),
  sites: none('organisationId', 'menu', 'content'),
  subscribers: {
    ...none('id', 'organisationId', 'state', 'lang', 'consent', 'keyHash', 'leaveKey', 'source'),
    email: emptied,
    inbox: emptied,
  },
  slotWaits: {
    ...none('id', 'organisationId', 'calendarId', 'formId', 'wanted', 'lang', 'consent', 'submissionId'),
    page: removed,
    name: emptied,
    email: emptied,
    inbox: emptied,
  },
  slotOpenings: none('id', 'organisationId', 'calendarId', 'day'),
  contacts: {
    ...none('id', 'organisationId', 'householdId', 'parentId', 'rootId'),
    details: person(() => ({
      nom: '',
      prenom: '',
      raison: '',
      prenomHE: '',
      addresses: [],
      dates: [],
      tags: [],
      note: '',
    })),
    reach: person(() => ({ emails: [], tels: [] })),
    marks: person(() => []),
    sortName: emptied,
    search: emptied,
  },
  contactImports: none('organisationId', 'id', 'state'),
  contactImportPieces: {
    ...none('id', 'organisationId', 'importId', 'how', 'country', 'result'),
    ...mention('people'),
  },
  contactKeys: { ...none('id', 'organisationId', 'contactId'), value: emptied },
  contactDates: { ...none('id', 'organisationId', 'contactId', 'kind', 'day', 'yearly'), name: emptied },
  contactPayments: none('paymentId', 'organisationId', 'contactId', 'mode', 'currency'),
  contactSums: none('organisationId', 'contactId', 'mode', 'currency'),
  contactCounts: none('organisationId', 'tag'),
  contactPairs: none('organisationId', 'oneId', 'otherId'),
  links: {
    ...none('id', 'organisationId', 'linkType', 'paymentId'),
    config: person((config) => only(config, [...chosen, 'source'])),
    payer: removed,
    meta: person(() => ({})),
  },
  intents: {
    ...none('id', 'organisationId', 'idempotencyKey', 'mode'),
    bodyHash: emptied,
    config: person((config) => only(config, [...chosen, 'devise', 'source'])),
    ...mention('url'),
  },
  campaignPledges: {
    ...none('id', 'organisationId', 'campaignId', 'teamId', 'origin', 'linkId', 'idempotencyKey', 'mode'),
    contactId: cleared,
    displayName: emptied,
    infos: person(() => ({ nom: '', prenom: '', email: '', tel: '' })),
    note: emptied,
    bodyHash: removed,
  },
  payments: {
    ...none('id', 'organisationId', 'intentId', 'idempotencyKey', 'type', 'typeId', 'caisseId', 'currency', 'amounts'),
    ...none(
      'targetId',
      'platform',
      'assoc',
      'lang',
      'team',
      'source',
      'products',
      'linkId',
      'provider',
      'providerRef',
      'state',
    ),
    ...none('mode', 'contactTask', 'subscriptionState', 'nextCharge'),
    ...mention('label', 'dettes', 'successUrl', 'cancelUrl', 'url'),
    bodyHash: emptied,
    info: person(() => ({ homme: false, prenom: '', nom: '', email: '', tel: '' })),
    facturation: person(({ perso, pays }) => ({ perso, adresse: '', postal: '', ville: '', pays })),
    commentaire: emptied,
    search: emptied,
    sortName: emptied,
    accessId: removed,
    contactId: cleared,
    other: person((people) => people.map(() => ({ nom: '', prenom: '' }))),
    displayName: emptied,
    utm: removed,
  },
  paymentChanges: {
    ...none(
      'id',
      'organisationId',
      'paymentId',
      'intentId',
      'linkId',
      'idempotencyKey',
      'amountState',
      'tries',
      'nextTryAt',
    ),
    bodyHash: emptied,
    ...mention('url'),
  },
  providerEvents: none('provider', 'eventId', 'paymentId', 'type'),
  campaignGifts: {
    ...none('id', 'organisationId', 'campaignId', 'origin', 'paymentId', 'teamId', 'source', 'mode'),
    ...none('pledgeId', 'means', 'day'),
    displayName: emptied,
    commentaire: emptied,
    note: emptied,
    search: cleared,
    bodyHash: removed,
  },
  entries: {
    ...none('id', 'organisationId', 'paymentId', 'giftId', 'matchingId', 'caisseId', 'serviceId', 'debtId'),
    ...none('submissionId', 'campaignId', 'team', 'kind', 'reference', 'currency', 'mode'),
  },
  keptTotals: none('organisationId', 'subject', 'subjectId', 'part', 'mode'),
  paymentSums: none('organisationId', 'mode', 'state', 'type', 'currency'),
  dayTotals: none('organisationId', 'mode', 'zone', 'day', 'totals'),
  totalsFills: none('organisationId', 'subject', 'subjectId'),
  audit: {
    ...none('id', 'organisationId', 'tokenId', 'userId', 'actor', 'action', 'subject', 'subjectId'),
    ...mention('changes'),
  },
  outbox: { ...none('id', 'organisationId', 'reference', 'kind'), payload: person(() => ({})) },
  charges: none('paymentId', 'date', 'state'),
  refunds: { ...none('id', 'organisationId', 'paymentId', 'idempotencyKey', 'state', 'eventId'), bodyHash: emptied },
  stops: none('paymentId', 'by'),
  forms: none('id', 'organisationId', 'title'),
  formCounts: none('organisationId', 'formId', 'mode', 'state'),
  formRevisions: none('organisationId', 'formId', 'settings', 'content', 'actor'),
  formDrafts: none('organisationId', 'formId', 'version', 'settings', 'content', 'commands', 'actor'),
  formSubmissions: {
    ...none('id', 'organisationId', 'formId', 'slots', 'currency', 'lang', 'idempotencyKey', 'intentId', 'state'),
    ...none('mode'),
    values: person(() => ({ extra: {} })),
    ...mention('method'),
    accessId: removed,
    contactId: cleared,
    virtualId: removed,
    bodyHash: emptied,
  },
  stockHolds: none('organisationId', 'submissionId', 'formId', 'productId', 'slots'),
  formStocks: none('organisationId', 'id', 'formId', 'products', 'calendarId'),
  stockCounts: none('mode', 'stockId', 'slot'),
  endpoints: none('id', 'organisationId', 'url', 'events', 'secret'),
  deliveries: {
    ...none('id', 'organisationId', 'endpointId'),
    event: person((event) => ({ ...event, data: {} })),
    ...mention('error'),
  },
  calendars: none('id', 'organisationId', 'label', 'plan', 'formId'),
  bookedSlots: none('organisationId', 'mode', 'calendarId'),
  slotBookings: none('organisationId', 'mode', 'id', 'calendarId', 'submissionId', 'presentBy'),
  uploads: { ...none('doc', 'organisationId', 'formId', 'mime', 'submissionId'), name: emptied },
  media: none('id', 'organisationId', 'hash', 'kind', 'state', 'name', 'alt', 'variants'),
  sandboxCheckouts: {
    ...none('id', 'idempotencyKey', 'paymentId', 'organisationName', 'lang', 'currency', 'charges', 'amounts'),
    ...none('platform', 'timeZone', 'state'),
    ...mention('label', 'backUrl', 'successUrl', 'cancelUrl'),
  },
  sandboxEvents: none('id', 'checkoutId', 'type', 'idempotencyKey'),
  sandboxDeliveries: none('id', 'eventId'),
  spentChallenges: none('id'),
  bareIds: none('kind', 'id', 'organisationId'),
  lockedRecords: { ...none('paymentId', 'kind', 'organisationId'), ...locked('data') },
  erasedKeys: { ...none('organisationId'), ...locked('hash') },
  removedMails: none('id'),
};
