import type { PgTable } from 'drizzle-orm/pg-core';
import type { TableName } from '../../db/personalData';
import * as schema from '../../db/schema';
import { takeRows, type Take } from './piece';
import { takeAudit } from './takeAudit';
import { takeEntries } from './takeEntries';
import { takeMails, takeMedia, takeUploads } from './takeFiles';
import { takePayments } from './takePayments';

/** The fate of a table's rows when their organisation is deleted. */
type Fate =
  /** All go; or what `take` does not keep, and why it keeps that. */
  | { readonly is: 'gone'; readonly take: Take; readonly keeps?: string }
  /** They go with the rows of another table. */
  | { readonly is: 'with'; readonly table: TableName }
  | { readonly is: 'kept'; readonly why: string };

const gone = <T extends TableName>(...names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, { is: 'gone', take: takeRows(schema[name] as PgTable) }])) as Record<
    T,
    Fate
  >;
const own = (take: Take, keeps?: string): Fate => ({ is: 'gone', take, ...(keeps !== undefined && { keeps }) });
const withThe = (table: TableName): Fate => ({ is: 'with', table });
const kept = (why: string): Fate => ({ is: 'kept', why });

const BOOKS = 'movements of real money, for the term of the books (PRIV-03)';
const OF_SERVER = 'no organisation’s: the server’s';

/**
 * Every table (ORG-11), in the order in which they are emptied: a row goes before those that it names. What opens or sends
 * anything goes first. A table that is missing does not compile; a new one of an organisation is `gone`, after those that name it.
 */
export const fates: { readonly [T in TableName]: Fate } = {
  ...gone('tokens', 'memberships', 'accessKeys', 'hosts'),
  outbox: own(takeMails),
  ...gone('deliveries', 'endpoints'),

  ...gone('mailWords', 'translations', 'events', 'news', 'galleryImages', 'galleries', 'articles', 'customPages'),
  ...gone('pageRevisions', 'sites', 'sections', 'schedules'),

  ...gone('subscribers', 'contactImportPieces', 'contactImports', 'contactPairs', 'contactCounts', 'contactSums'),
  ...gone('contactPayments', 'contactDates', 'contactKeys', 'contacts'),

  uploads: own(takeUploads),
  media: own(takeMedia),

  ...gone('slotWaits', 'slotOpenings', 'slotBookings', 'bookedSlots', 'stockHolds'),
  stockCounts: withThe('formStocks'),
  ...gone('formStocks', 'formCounts', 'formDrafts', 'totalsFills', 'keptTotals', 'dayTotals'),

  entries: own(takeEntries, BOOKS),
  ...gone('debtPayments', 'campaignGifts', 'campaignPledges', 'paymentChanges'),
  payments: own(takePayments, BOOKS),
  ...{ providerEvents: withThe('payments'), charges: withThe('payments'), refunds: withThe('payments') },
  ...{ stops: withThe('payments'), lockedRecords: withThe('payments') },
  ...gone('paymentSums'),

  ...gone('formSubmissions', 'payableSubmissions', 'formRevisions', 'forms', 'calendars'),
  ...gone('debts', 'links', 'intents', 'campaignMatchings', 'campaignTeams', 'campaigns', 'services', 'caisses'),

  audit: own(takeAudit, 'what was done with money, and how it ended, for the term of the books'),

  organisations: kept('its tombstone: nobody else gets its id, and its addresses answer 410'),
  deletions: kept('says of the tombstone that it is one'),
  bareIds: kept('addresses from before ORG-01 lead to nobody else'),
  erasedKeys: kept('an older copy that is put back erases them again (PRIV-05)'),
  removedMails: kept(OF_SERVER),
  ...{ users: kept('their accounts are theirs (USER-01)'), sessions: kept(OF_SERVER), knownBrowsers: kept(OF_SERVER) },
  ...{ spentChallenges: kept(OF_SERVER), sandboxCheckouts: kept('the provider’s own books') },
  ...{ sandboxEvents: kept('the provider’s own books'), sandboxDeliveries: kept('the provider’s own books') },
};

/** Tables to empty, in order. */
export const steps = Object.entries(fates).flatMap(([name, fate]) =>
  fate.is === 'gone' ? [{ name: name as TableName, take: fate.take }] : [],
);
