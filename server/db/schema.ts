import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { OrganisationDocument } from '../../src/contract/organisations/organisations';
import type {
  Facturation,
  PayerInfo,
  PaymentConfig,
  PaymentState,
  PaymentMeans,
  Platform,
  WebhookEvent,
} from '../../src/contract/payments/payments';
import type { Language } from '../../src/contract/common';
import type { TranslatableKind } from '../../src/contract/terms/translatable';
import type { AddressProblem, HostProof } from '../../src/contract/organisations/hosts';
import type { updateFormRequest } from '../../src/contract/forms/adminForms';
import type { OutgoingEvent, OutgoingType } from '../../src/contract/endpoints';
import type { TokenScope } from '../../src/contract/route';
import type { Role } from '../../src/contract/terms/roles';
import type { MailWords, WordedMail } from '../../src/contract/terms/wordedMails';
import type { ChargeState } from '../../src/contract/payments/paymentState';
import type { SubscriptionState } from '../../src/contract/payments/subscriptions';
import type { LinkConfig, LinkPage, linkPayer } from '../../src/contract/payments/links';
import type { NewCampaign } from '../../src/contract/campaigns/adminCampaigns';
import type { PledgeRecord } from '../../src/contract/campaigns/adminGifts';
import type { CampaignConfig, ScreenState } from '../../src/contract/campaigns/campaigns';
import type { BoughtProduct, PayableDebt, SubmissionRules, Utm } from '../../src/contract/payments/paymentConfig';
import type { MediaKind, MediaState } from '../../src/contract/site/media';
import type { HandMeans } from '../../src/contract/terms/handMeans';
import type { OtherPerson, Service } from '../../src/contract/records/services';
import type { AdminArticle, AdminEvent, AdminGallery, AdminNews } from '../../src/contract/site/adminContent';
import type { AdminPage } from '../../src/contract/site/adminPages';
import type { SiteSettings } from '../../src/contract/site/menu';
import type { ScheduleEntry } from '../../src/contract/site/schedules';
import type { SlotPlan } from '../../src/core/calendar';
import type { FormPayload } from '../../src/core/form';
import { ZERO, type Minor, type Units } from '../../src/core/money';
import type { AccessKind } from '../../src/contract/desk/accessKeys';
import type { Mode } from '../../src/core/organisation';
import type { AmountChange } from '../../src/core/payment';
import type { DayTotal } from '../../src/core/statistics';
import type { ImportedPerson, ImportResult } from '../../src/contract/records/contactImports';
import type { ContactDetails, ContactReach } from '../../src/contract/records/contacts';
import { indexedGrams, searchedTexts } from './searchedTexts';
import { alphabetical, linkName, openEnded } from './sortKeys';

/** The parts of a campaign that nothing is computed from in SQL. */
type CampaignDocument = Pick<
  NewCampaign,
  'name' | 'type' | 'dateStart' | 'dateEnd' | 'screenId' | 'screenOptions' | 'gala' | 'products' | 'sources'
>;
type PledgeInfos = PledgeRecord['infos'];
/** A file made of a picture. `size` names it: the width that it was made for. */
export interface MediaVariant {
  readonly size: number;
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

// One schema for both engines. Amounts are integer minor units of the row's currency; instants carry their zone.
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const minor = (name: string) => bigint(name, { mode: 'number' }).$type<Minor>();
/** Whether a row is real or of a trial (ENT-30). Never changed but for a trial that real money is received for. */
const mode = () => text('mode').$type<Mode>().notNull();
/** How often a provider was asked in vain, and when it is asked again (SRV-31). */
const waits = () => ({ tries: integer('tries').notNull().default(0), nextTryAt: instant('next_try_at') });
/** The record's contact in the address book; empty if it has none, null until looked for (PERS-02). */
const contactId = () => text('contact_id');
/** Read newest first, so that new records do not wait for old ones. */
const toMeet = (name: string, table: { createdAt: AnyPgColumn; id: AnyPgColumn }, which: SQL) =>
  index(name).on(table.createdAt, table.id).where(which);
/** How often the row was changed: calendars tell a later version by it (SYND-01). */
const edits = () => integer('edits').notNull().default(0);

export const organisations = pgTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    document: jsonb('document').$type<OrganisationDocument & { name: string }>().notNull(),
    /** The `BASE_WEB_URL` under which this server has found itself; any other is not active yet (ENT-11). */
    activeBaseUrl: text('active_base_url'),
    baseCheckedAt: instant('base_checked_at'),
    baseProblem: text('base_problem').$type<AddressProblem>(),
    /** End of the period already reported (MAIL-02); organisations older than this feature start with it. */
    toldUntil: instant('told_until').notNull().defaultNow(),
    /** Grows with each change of what its site shows, so that memory of that knows when it is old. */
    contentVersion: integer('content_version').notNull().default(0),
    /** The last page of another site in which a tag was found, and nothing missing (CALL-56). */
    checkedPage: text('checked_page'),
    checkedPageAt: instant('checked_page_at'),
    /** Since it went live, its contacts have nothing of its trials (PERS-10). */
    livePeople: boolean('live_people').notNull().default(false),
    /** Since when visitors find it closed (ORG-06). */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('organisations_closed')
      .on(table.closedAt)
      .where(sql`closed_at is not null`),
  ],
);

/** Organisations that are to be deleted, are being deleted, or are gone (ORG-10). */
export const deletions = pgTable(
  'deletions',
  {
    organisationId: text('organisation_id')
      .primaryKey()
      .references(() => organisations.id),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** How many times its owners were reminded. */
    told: integer('told').notNull().default(0),
    /** When there is something to do next; null once nothing is left but what is never deleted. */
    nextAt: instant('next_at'),
    /** Since then it cannot be cancelled. */
    startedAt: instant('started_at'),
    /** The job's place: its step, the last row done there, and rows taken since step 0. */
    step: integer('step').notNull().default(0),
    after: text('after').notNull().default(''),
    found: integer('found').notNull().default(0),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('deletions_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);

/** Hosts that this server serves for an organisation (ENT-11). Many may claim one; it is whose who has proved it. */
export const hosts = pgTable(
  'hosts',
  {
    /** In lower case, with its port where that is not the usual one. */
    host: text('host').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** The value that a DNS record or a file on the host must contain. */
    token: text('token').notNull(),
    provedAt: instant('proved_at'),
    provedBy: text('proved_by').$type<HostProof>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.host] }),
    uniqueIndex('hosts_proved')
      .on(table.host)
      .where(sql`proved_at is not null`),
  ],
);

/**
 * Owners of ids from the time when ids were unique on the whole server: asked for without an
 * organisation they stay theirs (ORG-01). Nothing is added.
 */
export const bareIds = pgTable(
  'bare_ids',
  {
    kind: text('kind').$type<BareKind>().notNull(),
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
/** Kinds that can be requested by id without an organisation. */
export type BareKind = 'caisse' | 'form' | 'product' | 'calendar' | 'campaign' | 'section';

/**
 * Admin tokens (SRV-10), stored as SHA-256 only. `label` is the token's name; `forms` and `campaign_id` limit the
 * scopes *forms* and *evening*.
 */
export const tokens = pgTable(
  'tokens',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    hash: text('hash').notNull().unique(),
    label: text('label').notNull(),
    scope: text('scope').$type<TokenScope>().notNull().default('everything'),
    forms: text('forms').array().notNull().default([]),
    campaignId: text('campaign_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('tokens_by_organisation').on(table.organisationId, table.id)],
);

/** People who administer organisations (USER-01). Of passwords and recovery codes only hashes are kept. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  lang: text('lang').$type<Language>().notNull(),
  /** With its parameters (USER-04). */
  passwordHash: text('password_hash').notNull(),
  isOperator: boolean('is_operator').notNull().default(false),
  /** The second factor's secret, encrypted; `pending` until a first code proves it. */
  factor: text('factor'),
  pendingFactor: text('pending_factor'),
  /** Number of the last code that was used: each is good once. */
  factorStep: bigint('factor_step', { mode: 'number' }),
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
});

/** Members of organisations with their roles (USER-01). */
export const memberships = pgTable(
  'memberships',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('memberships_by_user').on(table.userId),
  ],
);

/** Sessions of signed-in users (USER-02), found by the SHA-256 of the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser in a few words: `Firefox, Windows`. */
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** When password and second factor were last given (USER-07). */
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Browsers that somebody has signed in with: attacks on the account do not slow them down (USER-05). */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Single-use links (USER-08). A link carries the signed id of its row; the row alone opens nothing. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<AccessKind>().notNull(),
    /** Invitations only. */
    organisationId: text('organisation_id').references(() => organisations.id),
    role: text('role').$type<Role>(),
    /** The owner who invited; it ends with their role. Null for a token. */
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    /** The account's owner; null while the address may have no account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was sent to, in lower case; null for the operator's, which is shown instead. */
    email: text('email'),
    lang: text('lang').$type<Language>().notNull(),
    /** The browser that alone may use it. */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('access_keys_by_organisation').on(table.organisationId, table.id)],
);

export const caisses = pgTable(
  'caisses',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    objectif: minor('objectif').notNull(),
    marge: minor('marge').notNull(),
    withObjectif: boolean('with_objectif').notNull(),
    smart: boolean('smart').notNull(),
    active: boolean('active').notNull(),
    paused: boolean('paused').notNull(),
    hidden: boolean('hidden').notNull(),
    cerfa: boolean('cerfa').notNull(),
    assoc: text('assoc'),
    /** Display data: description, texts, pictures, presets. */
    document: jsonb('document').$type<CaisseDocument>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('caisses_by_organisation').on(table.organisationId, table.position),
    index('caisses_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.caisses(table))),
  ],
);

interface CaisseDocument {
  description: string;
  presetButtons: { text: string; montant: Units }[];
  textContent: string;
  youtubeId: string;
  imagesCaroussel: string[];
  bgimage: string;
  metaTitle: string;
  metaDescription: string;
  metaImage: string;
}

/** Schedule entries of organisations (ENT-16), each organisation's in one row: they are read and replaced together. */
export const schedules = pgTable('schedules', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organisations.id),
  entries: jsonb('entries').$type<ScheduleEntry[]>().notNull(),
  edits: edits(),
  updatedAt: instant('updated_at').notNull(),
});

/** Services and subscriptions (ENT-15). */
export const services = pgTable(
  'services',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Monthly amount for a subscription. */
    montant: minor('montant').notNull(),
    recurrent: boolean('recurrent').notNull(),
    cerfa: boolean('cerfa').notNull(),
    assoc: text('assoc'),
    nbMonth: integer('nb_month'),
    sysQuantity: boolean('sys_quantity').notNull(),
    active: boolean('active').notNull(),
    document: jsonb('document').$type<Pick<Service, 'description' | 'groupe' | 'categorie' | 'other'>>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('services_by_organisation').on(table.organisationId, table.position),
  ],
);

/** Debts. What is paid of one is kept with it, in the transaction that writes the ledger's rows (SRV-17). */
export const debts = pgTable(
  'debts',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    name: text('name').notNull(),
    montant: minor('montant').notNull(),
    assoc: text('assoc'),
    cerfa: boolean('cerfa').notNull(),
    active: boolean('active').notNull(),
    /** Day until which it is to be paid. */
    due: text('due'),
    /** The debt's own payment link, once one was asked for. */
    linkId: text('link_id').references((): AnyPgColumn => links.id, { onDelete: 'set null' }),
    paid: minor('paid').notNull().default(ZERO),
    /** The same as rehearsals see it: with what was paid in test mode (ENT-31). */
    paidInTrial: minor('paid_in_trial').notNull().default(ZERO),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('debts_by_organisation').on(table.organisationId, table.createdAt, table.id),
    index('debts_by_amount').on(table.organisationId, table.montant, table.id),
    ...openDebts(table, 'debts', table.paid),
    ...openDebts(table, 'debts_in_trial', table.paidInTrial),
    index('debts_by_link')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('debts_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.debts(table))),
    check('debts_montant_positive', sql`${table.montant} > 0`),
  ],
);

/** Indexes that list debts by whether something is left to be paid (CALL-44). */
function openDebts(
  table: Record<'organisationId' | 'createdAt' | 'id' | 'due' | 'active' | 'montant', AnyPgColumn>,
  name: string,
  paid: AnyPgColumn,
) {
  const isOpen = sql`${table.active} and ${table.montant} > ${paid}`;
  return [
    index(`${name}_open`).on(table.organisationId, table.createdAt, table.id).where(isOpen),
    index(`${name}_closed`)
      .on(table.organisationId, table.createdAt, table.id)
      .where(sql`not (${isOpen})`),
    index(`${name}_open_due`)
      .on(table.organisationId, sql`coalesce(${table.due}, '9999-12-31')`, table.createdAt, table.id)
      .where(isOpen),
    index(`${name}_open_amount`).on(table.organisationId, table.montant, table.id).where(isOpen),
    index(`${name}_closed_amount`)
      .on(table.organisationId, table.montant, table.id)
      .where(sql`not (${isOpen})`),
  ] as const;
}

/** Payments of debts noted by hand; the money itself is in the ledger (DEBT-02). */
export const debtPayments = pgTable(
  'debt_payments',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id').notNull(),
    debtId: text('debt_id').notNull(),
    montant: minor('montant').notNull(),
    means: text('means').$type<HandMeans>().notNull(),
    /** The day it was paid, as it was told. */
    day: text('day').notNull(),
    /** When it was taken back, as a mistake. */
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({ columns: [table.organisationId, table.debtId], foreignColumns: [debts.organisationId, debts.id] }),
    index('debt_payments_by_debt').on(table.organisationId, table.debtId, table.createdAt),
    check('debt_payments_montant_positive', sql`${table.montant} > 0`),
  ],
);

/** Form submissions as far as paying them goes. */
export const payableSubmissions = pgTable(
  'submissions',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    label: text('label').notNull(),
    total: minor('total').notNull(),
    /** As the wire has them, amounts in currency units. */
    rules: jsonb('rules').$type<SubmissionRules>().notNull(),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('submissions_by_organisation').on(table.organisationId, table.createdAt, table.id),
  ],
);

/** Campaigns (ENT-25). Amounts in `document` are in units of the organisation's currency, as entered. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    label: text('label').notNull(),
    theme: text('theme').notNull(),
    assoc: text('assoc'),
    cerfa: boolean('cerfa').notNull(),
    active: boolean('active').notNull(),
    config: jsonb('config').$type<CampaignConfig>().notNull(),
    objectif: minor('objectif').notNull().default(ZERO),
    /** Goals that follow, ascending. */
    bonus: jsonb('bonus').$type<Minor[]>().notNull().default([]),
    /** The amount of one unit of a PARTNER campaign; null: one unit of the currency. */
    partnerMontant: minor('partner_montant'),
    document: jsonb('document').$type<CampaignDocument>().notNull().default({}),
    /** As the document says, for lists. */
    endsAt: instant('ends_at'),
    screen: jsonb('screen').$type<Partial<ScreenState>>().notNull().default({}),
    /** Grows with everything that viewers can see of it, in the transaction of the change. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** How many gifts have got a number so far: the number of the next is one more. */
    giftCount: integer('gift_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('campaigns_by_organisation').on(table.organisationId, table.createdAt, table.id),
    index('campaigns_by_state').on(table.organisationId, table.active, table.createdAt, table.id),
    // Each other order, of all and of open or closed ones.
    ...Object.entries({
      label: alphabetical(table.label),
      end: openEnded(table.endsAt),
    }).flatMap(([name, order]) => [
      index(`campaigns_by_${name}`).on(table.organisationId, order, table.id),
      index(`campaigns_by_state_and_${name}`).on(table.organisationId, table.active, order, table.id),
    ]),
    index('campaigns_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.campaigns(table))),
  ],
);

const campaignId = () => text('campaign_id').notNull();

/** Foreign key of a table whose rows belong to a campaign of their organisation. */
const ofCampaign = (table: { organisationId: AnyPgColumn; campaignId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.organisationId, table.campaignId],
    foreignColumns: [campaigns.organisationId, campaigns.id],
  });

/** An address that a team had, until it got another one. */
interface FormerAddress {
  readonly param: string;
  /** An ISO time. */
  readonly until: string;
}

/** Teams of campaigns. Gifts belong to a team by its id, so that its address may change. */
export const campaignTeams = pgTable(
  'campaign_teams',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    campaignId: campaignId(),
    param: text('param').notNull(),
    /** Payments, intents and links name a team by the address that it had when they were made. Oldest first. */
    former: jsonb('former').$type<FormerAddress[]>().notNull().default([]),
    label: text('label').notNull(),
    goal: minor('goal'),
    hidden: boolean('hidden').notNull().default(false),
    /** The campaign's version when this row was written, or a later one (CALL-36). */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    ofCampaign(table),
    uniqueIndex('campaign_teams_param').on(table.organisationId, table.campaignId, table.param),
  ],
);

/** Rules that match gifts up to a pool. `ratio` in hundredths of a percent: 10 000 doubles a gift. */
export const campaignMatchings = pgTable(
  'campaign_matchings',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    campaignId: campaignId(),
    teamId: text('team_id').references(() => campaignTeams.id),
    label: text('label').notNull(),
    ratio: integer('ratio').notNull(),
    pool: minor('pool').notNull(),
    /** The most that is added to one gift. */
    plafond: minor('plafond'),
    dateStart: instant('date_start'),
    dateEnd: instant('date_end'),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    ofCampaign(table),
    index('campaign_matchings_by_campaign').on(table.organisationId, table.campaignId),
    index('campaign_matchings_of_team')
      .on(table.teamId)
      .where(sql`team_id is not null`),
  ],
);

/** Custom sections of pages and campaigns (CALL-13); `content` is HTML or a block layout, cleaned. */
export const sections = pgTable(
  'sections',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    label: text('label').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('sections_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.sections(table))),
  ],
);

/** The words of an organisation's mails that are its own, by language (MAIL-05); `id` is the mail. */
export const mailWords = pgTable(
  'mail_words',
  {
    id: text('id').$type<WordedMail>().notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    words: jsonb('words').$type<Partial<Record<Language, Partial<MailWords>>>>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

/** The columns of what an organisation shows on its site. `at` is its date; `content`, the long part, is not read for lists. */
const contentColumns = <Document>() => ({
  id: text('id').notNull(),
  organisationId: text('organisation_id')
    .notNull()
    .references(() => organisations.id),
  at: instant('at').notNull(),
  document: jsonb('document').$type<Document>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
const longContent = { content: text('content').notNull() };

/**
 * The texts of a site that may be translated, and their translations (TRANS-01). The original has no language, and is written by
 * whoever writes the record; its translations have its id, `-` and their language.
 */
export const translations = pgTable(
  'translations',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    id: text('id').notNull(),
    kind: text('kind').$type<TranslatableKind>().notNull(),
    recordId: text('record_id').notNull(),
    field: text('field').notNull(),
    lang: text('lang').$type<Language | ''>().notNull(),
    text: text('text').notNull(),
    /** Names the original: as it is, or as it was translated. */
    source: text('source').notNull(),
    /** The original changed since this was written. */
    outdated: boolean('outdated').notNull().default(false),
    /** Name of the record, and place in lists; empty for translations. */
    name: text('name').notNull().default(''),
    place: text('place').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('translations_of_record').on(table.organisationId, table.kind, table.recordId, table.lang),
    index('translations_counted').on(table.organisationId, table.lang, table.kind, table.outdated),
    index('translations_listed')
      .on(table.organisationId, table.place, table.id)
      .where(sql`lang = ''`),
    index('translations_by_kind')
      .on(table.organisationId, table.kind, table.place, table.id)
      .where(sql`lang = ''`),
    index('translations_outdated')
      .on(table.organisationId, table.lang, table.id)
      .where(sql`outdated`),
    index('translations_searched')
      .using('gin', indexedGrams(table.organisationId, searchedTexts.translations(table)))
      .where(sql`lang = ''`),
  ],
);

/** Events (ENT-14). `at` is when the first one begins. */
export const events = pgTable(
  'events',
  {
    ...contentColumns<Omit<AdminEvent, 'dateEvent' | 'content' | 'forms'>>(),
    ...longContent,
    /** When it ends for the last time; far in the future where it repeats for ever. */
    endsAt: instant('ends_at').notNull(),
    /** It takes place more than once: which time is shown is computed. */
    isLasting: boolean('is_lasting').notNull(),
    /** When lists begin to show one that takes place once. */
    shownAt: instant('shown_at').notNull(),
    /** Forms that its page carries. */
    forms: text('forms').array().notNull(),
    edits: edits(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('events_by_date').on(table.organisationId, table.at, table.id),
    index('events_by_end').on(table.organisationId, table.endsAt),
    index('events_by_form').using('gin', table.forms),
    index('events_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.events(table))),
  ],
);

/** News (ENT-17). `at` is the date that is shown. */
export const news = pgTable(
  'news',
  {
    ...contentColumns<Omit<AdminNews, 'datetime' | 'content' | 'publishedAt'>>(),
    ...longContent,
    /** From when on visitors see it; null is a draft. */
    publishedAt: instant('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('news_by_date').on(table.organisationId, table.at, table.id),
    index('news_drafts')
      .on(table.organisationId, table.at, table.id)
      .where(sql`published_at is null`),
    index('news_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.news(table))),
  ],
);

/** Galleries (ENT-18). */
export const galleries = pgTable('galleries', contentColumns<Omit<AdminGallery, 'datetime'>>(), (table) => [
  primaryKey({ columns: [table.organisationId, table.id] }),
  index('galleries_by_date').on(table.organisationId, table.at, table.id),
  index('galleries_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.galleries(table))),
]);

/** The images of galleries, in their order. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    organisationId: text('organisation_id').notNull(),
    galleryId: text('gallery_id').notNull(),
    position: integer('position').notNull(),
    src: text('src').notNull(),
    alt: text('alt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.galleryId, table.position] }),
    foreignKey({
      name: 'gallery_images_gallery',
      columns: [table.organisationId, table.galleryId],
      foreignColumns: [galleries.organisationId, galleries.id],
    }).onDelete('cascade'),
  ],
);

/** Articles (ENT-19). */
export const articles = pgTable(
  'articles',
  {
    ...contentColumns<Omit<AdminArticle, 'datetime' | 'content' | 'categorie'>>(),
    ...longContent,
    categorie: text('categorie').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('articles_by_date').on(table.organisationId, table.at, table.id),
    index('articles_by_category').on(table.organisationId, table.categorie, table.at),
    index('articles_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.articles(table))),
  ],
);

/** Pages of blocks under addresses of the organisation's choice (ENT-20). */
export const customPages = pgTable(
  'custom_pages',
  {
    ...contentColumns<Omit<AdminPage, 'content' | 'path' | 'hidden'> & Partial<Pick<AdminPage, 'hidden'>>>(),
    ...longContent,
    path: text('path').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    uniqueIndex('custom_pages_path').on(table.organisationId, table.path),
    index('custom_pages_by_date').on(table.organisationId, table.at, table.id),
    index('custom_pages_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.pages(table))),
  ],
);

/** What an organisation sets for all pages of its site; the blocks of its home page are read for that page alone. */
export const sites = pgTable('sites', {
  organisationId: text('organisation_id')
    .primaryKey()
    .references(() => organisations.id),
  menu: jsonb('menu').$type<SiteSettings['web_menu']>().notNull(),
  content: text('content').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Versions of pages, custom sections and the blocks of the home page (BUILD-100); the newest is what is there. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    kind: text('kind').$type<'page' | 'section' | 'home'>().notNull(),
    recordId: text('record_id').notNull(),
    revision: integer('revision').notNull(),
    /** Everything beside the content. */
    settings: jsonb('settings').$type<object>().notNull(),
    content: text('content').notNull(),
    /** Name of the token or account that saved it; null for those from before it was kept. */
    actor: text('actor'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.kind, table.recordId, table.revision] })],
);

/** Subscribers of an organisation's newsletter (NL-02): pending until the mailed button is pressed. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** As it was typed. */
    email: text('email').notNull(),
    /** Where its mail ends up (`inboxOf`): however it is written, it is there once. */
    inbox: text('inbox').notNull(),
    state: text('state').$type<'pending' | 'confirmed' | 'left'>().notNull(),
    lang: text('lang').$type<Language>().notNull(),
    /** The words that were agreed to, in that language, and when. */
    consent: text('consent').notNull(),
    consentAt: instant('consent_at').notNull(),
    /** Hash of the key in the confirmation mail; null until that mail is written. */
    keyHash: text('key_hash').unique(),
    /** In the links of all mails by which one leaves, for ever. */
    leaveKey: text('leave_key').notNull().unique(),
    /** The path of the page where they asked, or `desk`; null where it is not known. */
    source: text('source'),
    confirmedAt: instant('confirmed_at'),
    leftAt: instant('left_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscribers_inbox').on(table.organisationId, table.inbox),
    index('subscribers_listed').on(table.organisationId, table.consentAt, table.id),
    index('subscribers_in_state').on(table.organisationId, table.state, table.consentAt, table.id),
    index('subscribers_joined')
      .on(table.organisationId, table.confirmedAt)
      .where(sql`state = 'confirmed'`),
    index('subscribers_gone')
      .on(table.organisationId, table.leftAt)
      .where(sql`state = 'left'`),
    index('subscribers_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.subscribers(table))),
    index('subscribers_confirmed')
      .on(table.organisationId, table.id)
      .where(sql`state = 'confirmed'`),
    index('subscribers_over')
      .on(table.organisationId, table.consentAt)
      .where(sql`state <> 'confirmed'`),
  ],
);

/** The address book: donors, senders and pledgers, and people entered by hand (PERS-01). */
export const contacts = pgTable(
  'contacts',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    id: text('id').notNull(),
    details: jsonb('details').$type<ContactDetails>().notNull(),
    /** E-mail addresses and telephone numbers, which records are matched by. */
    reach: jsonb('reach').$type<ContactReach>().notNull(),
    /** Tags, each after its organisation's id and a colon, for the index; none while merged. */
    marks: text('marks').array().notNull(),
    /** Folded: the order of the list. */
    sortName: text('sort_name').notNull(),
    /** Folded text that searches look in, merged contacts' included. */
    search: text('search').notNull(),
    householdId: text('household_id'),
    /** The contact it was merged into, and the top one. */
    parentId: text('parent_id'),
    rootId: text('root_id').notNull(),
    mergedAt: instant('merged_at'),
    /** Entered or edited by hand: it outlives its records. */
    isOwn: boolean('is_own').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('contacts_by_name')
      .on(table.organisationId, sql`"sort_name" collate "C"`, table.id)
      .where(sql`parent_id is null`),
    index('contacts_by_creation')
      .on(table.organisationId, table.createdAt, table.id)
      .where(sql`parent_id is null`),
    index('contacts_by_root').on(table.organisationId, table.rootId),
    index('contacts_by_household')
      .on(table.organisationId, table.householdId)
      .where(sql`household_id is not null`),
    index('contacts_marked').using('gin', sql`marks collate "C"`),
    index('contacts_searched').using('gin', sql`search_grams(${table.organisationId}, ${table.search}) collate "C"`),
    index('contacts_named')
      .using('gin', indexedGrams(table.organisationId, searchedTexts.people(table)))
      .where(sql`parent_id is null`),
  ],
);

/** Mailboxes (`m:`) and numbers (`t:`) that match records to contacts. A mailbox belongs to one contact only. */
export const contactKeys = pgTable(
  'contact_keys',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    contactId: text('contact_id').notNull(),
    value: text('value').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_keys_mailbox')
      .on(table.organisationId, table.value)
      .where(sql`starts_with(value, 'm:')`),
    uniqueIndex('contact_keys_once').on(table.organisationId, table.value, table.contactId),
    index('contact_keys_by_contact').on(table.organisationId, table.contactId),
    index('contact_keys_numbers')
      .on(table.organisationId, table.value, table.contactId)
      .where(sql`starts_with(value, 't:')`),
  ],
);

/** Days that return every year, a row for each calendar (PERS-08). */
export const contactDates = pgTable(
  'contact_dates',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    contactId: text('contact_id').notNull(),
    kind: text('kind').$type<'hazkara' | 'birthday' | 'hebrewBirthday'>().notNull(),
    /** Whose date it is, if not the contact's own. */
    name: text('name').notNull(),
    day: text('day').notNull(),
    afterSunset: boolean('after_sunset').notNull(),
    /** Month and day in the calendar of its kind: `NISSAN-14`, `04-23`. */
    yearly: text('yearly').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_dates_by_day').on(table.organisationId, table.kind, table.yearly),
    index('contact_dates_by_contact').on(table.organisationId, table.contactId),
  ],
);

/** Sum of a payment's ledger rows, as counted for its contact. */
export const contactPayments = pgTable(
  'contact_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    contactId: text('contact_id').notNull(),
    mode: mode(),
    currency: text('currency').notNull(),
    received: minor('received').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('contact_payments_by_contact').on(table.organisationId, table.contactId)],
);

/** Total given by each contact. */
export const contactSums = pgTable(
  'contact_sums',
  {
    organisationId: text('organisation_id').notNull(),
    contactId: text('contact_id').notNull(),
    mode: mode(),
    currency: text('currency').notNull(),
    received: minor('received').notNull(),
    /** Number of payments that brought money. */
    counted: integer('counted').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.contactId, table.mode, table.currency] })],
);

/** Number of unmerged contacts, by tag; an empty tag counts all. */
export const contactCounts = pgTable(
  'contact_counts',
  {
    organisationId: text('organisation_id').notNull(),
    tag: text('tag').notNull(),
    counted: integer('counted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.tag] })],
);

/** Look-alike contacts that the organisation marked as different people. */
export const contactPairs = pgTable(
  'contact_pairs',
  {
    organisationId: text('organisation_id').notNull(),
    oneId: text('one_id').notNull(),
    otherId: text('other_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.oneId, table.otherId] })],
);

/** Lists of people to be entered into the address book (PERS-12). */
export const contactImports = pgTable(
  'contact_imports',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    id: text('id').notNull(),
    state: text('state').$type<'checked' | 'running' | 'done' | 'cancelled'>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was told to run. */
    startedAt: instant('started_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('contact_imports_started').on(table.organisationId, table.startedAt),
    // One at a time, also when two are begun at the same moment.
    uniqueIndex('contact_imports_running')
      .on(table.organisationId)
      .where(sql`state = 'running'`),
  ],
);

/** Pieces of such a list. Their people are gone once they are entered. */
export const contactImportPieces = pgTable(
  'contact_import_pieces',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    importId: text('import_id').notNull(),
    place: integer('place').notNull(),
    people: jsonb('people').$type<ImportedPerson[]>().notNull(),
    how: text('how').$type<'fill' | 'take'>().notNull(),
    monthFirst: boolean('month_first').notNull(),
    /** Code of the country of numbers and addresses that name none; null for the organisation's. */
    country: text('country'),
    total: integer('total').notNull(),
    /** People that were entered or refused. */
    done: integer('done').notNull(),
    result: jsonb('result').$type<ImportResult>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_import_pieces_place').on(table.organisationId, table.importId, table.place),
    index('contact_import_pieces_kept')
      .on(table.createdAt)
      .where(sql`people <> '[]'::jsonb`),
  ],
);

/** Payment links, under ids that cannot be guessed: whoever has the address may use it. */
export const links = pgTable(
  'links',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    linkType: text('link_type').$type<LinkPage['linkType']>().notNull(),
    config: jsonb('config').$type<LinkConfig>().notNull(),
    /** The payment that an update link changes. */
    paymentId: text('payment_id').references((): AnyPgColumn => payments.id),
    changeAmount: boolean('change_amount').notNull(),
    /** False: finished once it was paid. */
    reusable: boolean('reusable').notNull(),
    payer: jsonb('payer').$type<InferOutput<typeof linkPayer>>(),
    meta: jsonb('meta').$type<{ [K in keyof LinkPage['meta']]?: string | undefined }>().notNull(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('links_by_organisation').on(table.organisationId, table.createdAt, table.id),
    index('links_of_payment')
      .on(table.paymentId)
      .where(sql`payment_id is not null`),
    index('links_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.links(table))),
    index('links_by_name').on(table.organisationId, alphabetical(linkName(table.config)), table.id),
    index('links_by_end').on(table.organisationId, openEnded(table.expiresAt), table.id),
    index('links_ending_soon')
      .on(table.organisationId, openEnded(table.expiresAt), table.id)
      .where(sql`revoked_at is null`),
    index('links_ended')
      .on(table.organisationId, sql`least(${table.revokedAt}, ${table.expiresAt})`)
      .where(sql`payer is not null`),
  ],
);

/** Checkout intents (SRV-11): a validated configuration under an opaque id. */
export const intents = pgTable(
  'intents',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    mode: mode(),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    config: jsonb('config').$type<PaymentConfig>().notNull(),
    url: text('url').notNull(),
    /** The client's `returnUrl` was not the organisation's, so the payer returns to our own page (SRV-04). */
    returnReplaced: boolean('return_replaced').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The expiry returned on creation, so that the same key gets the same answer. */
    firstExpiresAt: instant('first_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Since when it is known to stay, for what was made from it: the purge looks at it no more. */
    keptAt: instant('kept_at'),
  },
  (table) => [
    uniqueIndex('intents_idempotency').on(table.organisationId, table.idempotencyKey),
    index('intents_expiry')
      .on(table.expiresAt)
      .where(sql`kept_at is null`),
  ],
);

/** Pledges to a campaign: nothing of them counts until they are paid through their link (SRV-08). */
export const campaignPledges = pgTable(
  'campaign_pledges',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id').notNull(),
    mode: mode(),
    campaignId: campaignId(),
    teamId: text('team_id').references(() => campaignTeams.id),
    montant: minor('montant').notNull(),
    displayName: text('display_name').notNull(),
    infos: jsonb('infos').$type<PledgeInfos>().notNull(),
    note: text('note').notNull().default(''),
    origin: text('origin').$type<'visitor' | 'manual'>().notNull(),
    linkId: text('link_id')
      .notNull()
      .references(() => links.id),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash'),
    cancelledAt: instant('cancelled_at'),
    /** When its rehearsal ended: since then it is shown nowhere, and its link is cancelled. */
    endedAt: instant('ended_at'),
    contactId: contactId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    ofCampaign(table),
    index('campaign_pledges_by_contact')
      .on(table.organisationId, table.contactId, table.createdAt, table.id)
      .where(sql`contact_id <> ''`),
    toMeet('campaign_pledges_unmet', table, sql`contact_id is null`),
    uniqueIndex('campaign_pledges_idempotency').on(table.organisationId, table.campaignId, table.idempotencyKey),
    uniqueIndex('campaign_pledges_link').on(table.linkId),
    index('campaign_pledges_of_campaign').on(table.organisationId, table.campaignId, table.createdAt, table.id),
    index('campaign_pledges_by_amount').on(table.organisationId, table.campaignId, table.montant, table.id),
    index('campaign_pledges_of_team')
      .on(table.teamId)
      .where(sql`team_id is not null`),
    index('campaign_pledges_searched').using(
      'gin',
      indexedGrams(sql`${table.organisationId} || ' ' || ${table.campaignId}`, searchedTexts.pledges(table)),
    ),
    check('campaign_pledges_montant_positive', sql`${table.montant} > 0`),
  ],
);

/** One agreement to pay: once, in parts, or every month. Money moves in `entries` only. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    mode: mode(),
    intentId: text('intent_id').references(() => intents.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    type: text('type').$type<PaymentConfig['type']>().notNull(),
    typeId: text('type_id'),
    /** The form whose submission it pays for, else `typeId`. */
    targetId: text('target_id'),
    caisseId: text('caisse_id'),
    label: text('label').notNull(),
    currency: text('currency').notNull(),
    /** Amount of each charge, fees included. */
    montant: minor('montant').notNull(),
    /** Fee cover inside `montant`, per charge for a monthly gift, in all for the rest. */
    fees: minor('fees').notNull(),
    abo: boolean('abo').notNull(),
    /** Number of monthly charges; 0 = without end; 1 = once. */
    nbMonth: integer('nb_month').notNull(),
    divide: integer('divide'),
    maxAmount: minor('max_amount'),
    /** Later amount changes (PAY-02); `montant`, `fees` and `maxAmount` remain the original terms. */
    amounts: jsonb('amounts').$type<AmountChange[]>().notNull().default([]),
    platform: text('platform').$type<PaymentMeans>().notNull(),
    cerfa: boolean('cerfa').notNull(),
    assoc: text('assoc'),
    lang: text('lang').$type<Language>().notNull(),
    info: jsonb('info').$type<PayerInfo>().notNull(),
    facturation: jsonb('facturation').$type<Facturation>().notNull(),
    commentaire: text('commentaire').notNull(),
    /** Search index: `listedBy` of the searched columns; and by whom they are sorted. */
    search: text('search').notNull(),
    sortName: text('sort_name').notNull().default(''),
    /** Whether `search` has the payer's number: not that of payments from before it had. */
    isNumberSearched: boolean('number_searched').notNull().default(false),
    accessId: text('access_id'),
    /** Other people a service is paid for (PAY-18). */
    other: jsonb('other').$type<OtherPerson[]>(),
    /** The debts to pay, in the order in which charges are laid on them (PAY-50). */
    dettes: jsonb('dettes').$type<PayableDebt[]>(),
    /** Donor name to show; empty is anonymous, null not asked. */
    displayName: text('display_name'),
    team: text('team'),
    /** Param of the campaign's source, as it was asked for. */
    source: text('source'),
    /** The products of a campaign that were bought (CPROD-01), as they were named then. */
    products: jsonb('products').$type<BoughtProduct[]>(),
    utm: jsonb('utm').$type<Utm>(),
    linkId: text('link_id').references(() => links.id),
    /** That link is good for one payment. */
    linkOnce: boolean('link_once').notNull().default(false),
    contactId: contactId(),
    /** The address book's next step: find whose it is, add what it answered to whose it is, or count what it has brought since. */
    contactTask: text('contact_task').$type<'meet' | 'tell' | 'count' | 'done'>().notNull().default('meet'),
    receiptIssuedAt: instant('receipt_issued_at'),
    /** Where the provider sends the payer back to, `intent` and `status` included. */
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    url: text('url'),
    state: text('state').$type<PaymentState>().notNull(),
    /** Where one with several charges stands (`subscriptionStateOf`); null before it has a schedule. */
    subscriptionState: text('subscription_state').$type<SubscriptionState>(),
    /** With it: the day of the charge that is taken next, and the amount of a charge as agreed now (`currentTerms`). */
    nextCharge: text('next_charge'),
    termMontant: minor('term_montant'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the provider was last polled (reconcile job). */
    checkedAt: instant('checked_at').notNull(),
    /** When it is polled next; null is never. The default stands for rows from before the column: not yet reckoned. */
    nextCheckAt: instant('next_check_at').default(sql`'1970-01-01T00:00:00Z'`),
    /**
     * A newer payment of the same intent, one-off link, debts or submission took its place: its checkout is closed at the provider
     * before the new one opens.
     */
    replacedAt: instant('replaced_at'),
    finalizedAt: instant('finalized_at'),
    /** When its personal data was erased or expired (PRIV-02, PRIV-06). */
    erasedAt: instant('erased_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.organisationId, table.caisseId],
      foreignColumns: [caisses.organisationId, caisses.id],
    }),
    uniqueIndex('payments_idempotency').on(table.organisationId, table.idempotencyKey),
    index('payments_by_organisation').on(table.organisationId, table.id),
    // Each filter of the list, alone and with a state, in the order of the list (SRV-19).
    ...Object.entries({
      payments_by_day: [],
      payments_by_state_of: [table.state],
      payments_by_type: [table.type],
      payments_by_type_and_state: [table.type, table.state],
      payments_for_target: [table.targetId],
      payments_for_target_in_state: [table.targetId, table.state],
      payments_by_means: [table.platform],
      payments_by_means_and_state: [table.platform, table.state],
    }).map(([name, filtered]) =>
      index(name).on(table.organisationId, ...filtered, table.mode, table.createdAt, table.id),
    ),
    index('payments_by_amount').on(table.organisationId, table.mode, table.currency, table.montant, table.id),
    index('payments_by_name').on(table.organisationId, table.mode, sql`"sort_name" collate "C"`, table.id),
    index('payments_abandoned')
      .on(table.organisationId, table.createdAt)
      .where(sql`erased_at is null and finalized_at is null`),
    // Each order of subscriptions, of all and of those in a state.
    ...Object.entries({
      '': [],
      _by_name: [sql`"sort_name" collate "C"`],
      _by_amount: [table.currency, table.termMontant],
    }).flatMap(([name, order]) => [
      index(`payments_subscribed${name}`)
        .on(table.organisationId, table.mode, ...order, table.id)
        .where(sql`subscription_state is not null`),
      index(`payments_subscribed_in_state${name}`)
        .on(table.organisationId, table.subscriptionState, table.mode, ...order, table.id)
        .where(sql`subscription_state is not null`),
    ]),
    index('payments_subscribed_in_state_by_charge')
      .on(
        ...[table.organisationId, table.subscriptionState, table.mode],
        sql`coalesce(${table.nextCharge}, '9999-12-31')`,
        table.id,
      )
      .where(sql`subscription_state is not null`),
    index('payments_by_intent').on(table.intentId),
    index('payments_by_link').on(table.linkId),
    index('payments_by_caisse')
      .on(table.organisationId, table.caisseId)
      .where(sql`caisse_id is not null`),
    index('payments_by_target').on(table.organisationId, table.typeId),
    index('payments_by_debts')
      .using('gin', table.dettes.op('jsonb_path_ops'))
      .where(sql`${table.dettes} is not null`),
    index('payments_searched').using('gin', sql`search_grams(${table.organisationId}, ${table.search}) collate "C"`),
    index('payments_number_unsearched')
      .on(table.id)
      .where(sql`not number_searched`),
    index('payments_by_contact')
      .on(table.organisationId, table.contactId, table.createdAt, table.id)
      .where(sql`contact_id <> ''`),
    toMeet('payments_unmet', table, sql`contact_task <> 'done' and finalized_at is not null`),
    index('payments_answered')
      .on(table.organisationId, table.id)
      .where(sql`jsonb_typeof(${table.info} -> 'extra') = 'object'`),
    index('payments_pending_checks')
      .on(table.nextCheckAt)
      .where(sql`provider_ref is not null and state = 'processing' and next_check_at is not null`),
    index('payments_settled_checks')
      .on(table.nextCheckAt)
      .where(
        sql`provider_ref is not null and state in ('succeeded', 'refunded', 'failed') and next_check_at is not null`,
      ),
    check('payments_montant_positive', sql`${table.montant} > 0`),
  ],
);

/**
 * Payers' changes of details, billing, means and amount through update links (PAY-02), once per key. Previous values
 * are not stored. A new amount is requested from the provider; accepted ones are in the payment's `amounts`.
 */
export const paymentChanges = pgTable(
  'payment_changes',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    intentId: text('intent_id')
      .notNull()
      .references(() => intents.id),
    linkId: text('link_id')
      .notNull()
      .references(() => links.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Where the payer goes to change card or account. */
    url: text('url').notNull(),
    /** New amount of each upcoming charge; null leaves it. */
    montant: minor('montant'),
    /** Sequence number among the payment's amount changes, from 1: the provider gets them in this order. */
    amountNumber: integer('amount_number'),
    amountState: text('amount_state').$type<'asked' | 'accepted' | 'refused'>(),
    createdAt: instant('created_at').notNull(),
    ...waits(),
  },
  (table) => [
    uniqueIndex('payment_changes_idempotency').on(table.organisationId, table.idempotencyKey),
    index('payment_changes_by_payment').on(table.paymentId),
    index('payment_changes_by_amount_state').on(table.amountState, table.createdAt),
    check('payment_changes_montant_positive', sql`${table.montant} > 0`),
    index('payment_changes_by_intent').on(table.intentId),
    index('payment_changes_by_link').on(table.linkId),
  ],
);

/** Every provider event, once (SRV-03): stored in the transaction of its effect. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    type: text('type').notNull(),
    charge: integer('charge').notNull(),
    montant: minor('montant').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_by_payment').on(table.paymentId),
  ],
);

/** Gifts to campaigns, as donor feeds show them. Their amount is the sum of their ledger entries. */
export const campaignGifts = pgTable(
  'campaign_gifts',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id').notNull(),
    mode: mode(),
    campaignId: campaignId(),
    /** Counted from 1 within the campaign, in the order in which gifts first counted (ENT-25 `_id`). */
    number: integer('number').notNull(),
    origin: text('origin').$type<'payment' | 'manual'>().notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    /** The promise that a gift by hand pays, by which means and on which day (PLEDGE-04). */
    pledgeId: text('pledge_id'),
    means: text('means').$type<HandMeans>(),
    day: text('day'),
    teamId: text('team_id').references(() => campaignTeams.id),
    /** Param of the source that the giver came by, of those that the campaign had then (TEAM-01). */
    source: text('source'),
    displayName: text('display_name').notNull(),
    commentaire: text('commentaire').notNull(),
    /** Monthly amount of an open-ended gift, without fee cover. */
    montantPerMonth: minor('montant_per_month'),
    /** Not shown among donors; counted all the same. */
    hidden: boolean('hidden').notNull().default(false),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When its rehearsal ended: since then it is shown nowhere. */
    endedAt: instant('ended_at'),
    /** `giftSearchText` of its texts; null in rows from before the column, until they are filled (SRV-26). */
    search: text('search'),
    /** Body that entered it by hand, under an id of the caller's (GIFT-01). */
    bodyHash: text('body_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    ofCampaign(table),
    index('campaign_gifts_searched').using(
      'gin',
      sql`search_grams(${table.organisationId} || ' ' || ${table.campaignId}, ${table.search}) collate "C"`,
    ),
    index('campaign_gifts_unsearched')
      .on(table.organisationId, table.campaignId, table.number)
      .where(sql`search is null`),
    uniqueIndex('campaign_gifts_number').on(table.organisationId, table.campaignId, table.number),
    index('campaign_gifts_by_name').on(
      ...([table.organisationId, table.campaignId] as const),
      alphabetical(table.displayName),
      table.number,
    ),
    index('campaign_gifts_by_team').on(table.organisationId, table.campaignId, table.teamId, table.number),
    uniqueIndex('campaign_gifts_payment').on(table.paymentId),
    index('campaign_gifts_of_team')
      .on(table.teamId)
      .where(sql`team_id is not null`),
    index('campaign_gifts_by_pledge')
      .on(table.organisationId, table.pledgeId)
      .where(sql`pledge_id is not null`),
    foreignKey({
      columns: [table.organisationId, table.pledgeId],
      foreignColumns: [campaignPledges.organisationId, campaignPledges.id],
    }),
  ],
);

/**
 * The ledger: one immutable row per movement of money. All totals are sums over it. `montant` is the amount moved, fee
 * cover included, negative for a refund; `counted` is its contribution to totals (SRV-13). Manual gifts and matched
 * amounts (`match`, without moved money) have no payment.
 */
export const entries = pgTable(
  'entries',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    mode: mode(),
    paymentId: text('payment_id').references(() => payments.id),
    giftId: text('gift_id'),
    matchingId: text('matching_id').references(() => campaignMatchings.id),
    caisseId: text('caisse_id'),
    serviceId: text('service_id'),
    debtId: text('debt_id'),
    submissionId: text('submission_id'),
    campaignId: text('campaign_id'),
    team: text('team'),
    kind: text('kind').$type<'charge' | 'refund' | 'correction' | 'manual' | 'match'>().notNull(),
    charge: integer('charge').notNull(),
    /** Unique reference: `charge-1`, or the refund's event id; after a "+" the debt that a part of it pays. */
    reference: text('reference').notNull(),
    currency: text('currency').notNull(),
    montant: minor('montant').notNull(),
    counted: minor('counted').notNull(),
    /** Fee cover within `montant`. */
    fees: minor('fees').notNull().default(ZERO),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.organisationId, table.giftId],
      foreignColumns: [campaignGifts.organisationId, campaignGifts.id],
    }),
    foreignKey({
      columns: [table.organisationId, table.caisseId],
      foreignColumns: [caisses.organisationId, caisses.id],
    }),
    foreignKey({
      columns: [table.organisationId, table.serviceId],
      foreignColumns: [services.organisationId, services.id],
    }),
    foreignKey({
      columns: [table.organisationId, table.debtId],
      foreignColumns: [debts.organisationId, debts.id],
    }),
    foreignKey({
      columns: [table.organisationId, table.submissionId],
      foreignColumns: [payableSubmissions.organisationId, payableSubmissions.id],
    }),
    ofCampaign(table),
    uniqueIndex('entries_once').on(table.paymentId, table.reference),
    uniqueIndex('entries_once_of_gift').on(table.organisationId, table.giftId, table.reference),
    index('entries_by_matching').on(table.matchingId),
    index('entries_by_caisse').on(table.organisationId, table.caisseId),
    index('entries_by_service')
      .on(table.organisationId, table.serviceId)
      .where(sql`service_id is not null`),
    index('entries_by_debt').on(table.organisationId, table.debtId),
    index('entries_by_submission').on(table.organisationId, table.submissionId),
    index('entries_by_campaign').on(table.organisationId, table.campaignId, table.team),
    index('entries_by_organisation').on(table.organisationId, table.createdAt),
  ],
);

/**
 * Sums over the ledger, kept up in the transactions that change it (SRV-17), by subject and mode. Which columns count
 * depends on the subject: of a campaign `part` is a team's id, of a `source` of its gifts that one's param. Of `pledges`
 * it says which: those that are open if it is empty; the mode is the one that reads them.
 */
export const keptTotals = pgTable(
  'kept_totals',
  {
    organisationId: text('organisation_id').notNull(),
    subject: text('subject').$type<'campaign' | 'source' | 'pledges' | 'matching' | 'caisse'>().notNull(),
    subjectId: text('subject_id').notNull(),
    part: text('part').notNull(),
    mode: mode(),
    counted: minor('counted').notNull(),
    matched: minor('matched').notNull(),
    received: minor('received').notNull(),
    /** Gifts that count, or pledges. */
    gifts: integer('gifts').notNull(),
    /** The campaign's version at the time of writing, before or after its increment; 0 for other subjects (CALL-36). */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.subject, table.subjectId, table.part, table.mode] })],
);

/**
 * Payment totals by state, type and currency (SRV-17), to be summed. Triggers on `payments` and `entries` append a row for each
 * change, so that no payer waits for another; a job merges them.
 */
export const paymentSums = pgTable(
  'payment_sums',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: text('organisation_id').notNull(),
    mode: mode(),
    state: text('state').$type<PaymentState>().notNull(),
    type: text('type').$type<PaymentConfig['type']>().notNull(),
    currency: text('currency').notNull(),
    payments: integer('payments').notNull(),
    received: minor('received').notNull(),
    refunded: minor('refunded').notNull(),
    fees: minor('fees').notNull(),
    /** Not merged yet. */
    isNew: boolean('is_new').notNull().default(true),
  },
  (table) => [
    index('payment_sums_of').on(table.organisationId, table.mode),
    index('payment_sums_new')
      .on(table.organisationId)
      .where(sql`${table.isNew}`),
  ],
);

/** Which subjects have kept totals. A campaign's cover its pledges and matching rules. */
export const totalsFills = pgTable(
  'totals_fills',
  {
    organisationId: text('organisation_id').notNull(),
    subject: text('subject').$type<'campaign' | 'caisse' | 'debt'>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Gifts with lower numbers are summed already; null: everything is. */
    nextGift: integer('next_gift'),
    /** When the ledger was last summed anew to compare. */
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.subject, table.subjectId] }),
    index('totals_fills_checked').on(table.checkedAt),
  ],
);

/** Daily totals of closed days (DESK-05). Derived from the ledger: a missing day is summed again. */
export const dayTotals = pgTable(
  'day_totals',
  {
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    mode: mode(),
    /** Time zone of the days: IANA name. */
    zone: text('zone').notNull(),
    /** YYYY-MM-DD. */
    day: text('day').notNull(),
    totals: jsonb('totals').$type<readonly DayTotal[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.mode, table.zone, table.day] })],
);

/** Changes made with organisations' tokens, written in the transaction of the change. Nothing of payers, no secret. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    /** Id of the token or session; `user_id` names the user. */
    tokenId: text('token_id').notNull(),
    userId: text('user_id'),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectId: text('subject_id'),
    changes: jsonb('changes').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_by_organisation').on(table.organisationId, table.id),
    index('audit_of_subject').on(table.organisationId, table.subjectId, table.id),
    index('audit_by_subject').on(table.organisationId, table.subject, table.id),
    index('audit_by_actor').on(table.organisationId, table.actor, table.id),
    index('audit_by_day').on(table.organisationId, table.createdAt),
  ],
);

/** Mails to send, written in the transaction that causes them, so that none is lost, or sent twice by a retry. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    /** `confirmation` of payment p is written once, whatever triggers it. */
    reference: text('reference').notNull().unique(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.sentAt, table.nextAttemptAt),
    index('outbox_by_age').on(table.organisationId, table.createdAt),
    index('outbox_sent').on(table.organisationId, table.kind, table.sentAt),
    index('outbox_to')
      .on(sql`(${table.payload} ->> 'to')`, table.sentAt)
      .where(sql`${table.payload} ->> 'to' is not null`),
    index('outbox_of_payment')
      .on(sql`(${table.payload} ->> 'paymentId')`)
      .where(sql`${table.payload} ->> 'paymentId' is not null`),
    index('outbox_of_subscriber')
      .on(sql`(${table.payload} ->> 'subscriberId')`)
      .where(sql`${table.payload} ->> 'subscriberId' is not null`),
    index('outbox_of_wait')
      .on(sql`(${table.payload} ->> 'waitId')`)
      .where(sql`${table.payload} ->> 'waitId' is not null`),
    index('outbox_within')
      .on(sql`(${table.payload} ->> 'within')`)
      .where(sql`${table.payload} ? 'within'`),
  ],
);

/**
 * The schedule of every payment that received money: created from the plan at the first success, and updated from the
 * set of known events in their transactions. For an open-ended payment, the charges so far and the next one.
 */
export const charges = pgTable(
  'charges',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    charge: integer('charge').notNull(),
    montant: minor('montant').notNull(),
    /** YYYY-MM-DD in the organisation's time zone. */
    date: text('date').notNull(),
    state: text('state').$type<ChargeState>().notNull(),
    refunded: minor('refunded').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.charge] }), index('charges_by_state').on(table.state)],
);

/**
 * Refunds requested by administrators, one row per charge. The amount is reserved against later refunds until the
 * provider's event (`eventId`) brings it to the ledger, or the provider refuses.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    charge: integer('charge').notNull(),
    montant: minor('montant').notNull(),
    state: text('state').$type<'asked' | 'accepted' | 'refused'>().notNull(),
    eventId: text('event_id'),
    createdAt: instant('created_at').notNull(),
    ...waits(),
  },
  (table) => [
    uniqueIndex('refunds_idempotency').on(table.organisationId, table.idempotencyKey, table.charge),
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_by_state').on(table.state, table.createdAt),
    check('refunds_montant_positive', sql`${table.montant} > 0`),
  ],
);

/** Payments to be charged no further. Stored before the provider is told, so that a crash loses none. */
export const stops = pgTable(
  'stops',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    by: text('by').$type<'payer' | 'organisation'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the provider had accepted it, or refused it with no charge to come. */
    doneAt: instant('done_at'),
    ...waits(),
  },
  (table) => [
    index('stops_pending')
      .on(table.askedAt)
      .where(sql`done_at is null`),
  ],
);

/** Forms. Their content is in their revisions; `revision` is the newest. */
export const forms = pgTable(
  'forms',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    revision: integer('revision').notNull(),
    /** As its newest revision says, for lists: those read no settings of the forms that they leave out. */
    title: text('title').notNull(),
    active: boolean('active').notNull(),
    /** How many warnings its author was told when it was saved last (DESK-131). */
    warnings: integer('warnings').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('forms_by_organisation')
      .on(table.organisationId, table.createdAt, table.id)
      .where(sql`archived_at is null`),
    index('forms_by_active')
      .on(table.organisationId, table.active, table.createdAt, table.id)
      .where(sql`archived_at is null`),
    index('forms_chosen')
      .on(table.organisationId, table.id)
      .where(sql`archived_at is null`),
    index('forms_warned')
      .on(table.organisationId, table.updatedAt, table.id)
      .where(sql`warnings > 0 and active and archived_at is null`),
    // By title: of each choice of the list.
    ...Object.entries({ forms_by_title: [], forms_by_active_and_title: [table.active] }).map(([name, filtered]) =>
      index(name)
        .on(table.organisationId, ...filtered, alphabetical(table.title), table.id)
        .where(sql`archived_at is null`),
    ),
    index('forms_archived_by_title')
      .on(table.organisationId, alphabetical(table.title), table.id)
      .where(sql`archived_at is not null`),
    index('forms_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.forms(table))),
    index('forms_archived')
      .on(table.organisationId, table.createdAt, table.id)
      .where(sql`archived_at is not null`),
  ],
);

/** Foreign key of a table whose rows belong to a form of their organisation. */
const ofForm = (table: { organisationId: AnyPgColumn; formId: AnyPgColumn }) =>
  foreignKey({ columns: [table.organisationId, table.formId], foreignColumns: [forms.organisationId, forms.id] });

/** Every version of a form, never changed: a submission is read with the one that it was filled in with. */
export const formRevisions = pgTable(
  'form_revisions',
  {
    organisationId: text('organisation_id').notNull(),
    formId: text('form_id').notNull(),
    revision: integer('revision').notNull(),
    settings: jsonb('settings').$type<FormSettingsDocument>().notNull(),
    /** The document as JSON text: it may contain U+0000, which jsonb rejects. */
    content: text('content').notNull(),
    /** Name of the token that saved it; null for those from before it was kept. */
    actor: text('actor'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.formId, table.revision] }), ofForm(table)],
);

/** Unpublished changes, at most one draft a form. Visitors never see them. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    organisationId: text('organisation_id').notNull(),
    formId: text('form_id').notNull(),
    /** Another one with every write. */
    version: text('version').notNull(),
    /** The revision that it began from. */
    revision: integer('revision').notNull(),
    settings: jsonb('settings').$type<FormSettingsDocument>().notNull(),
    /** The document as JSON text; null while it is the form's. */
    content: text('content'),
    /** The author's commands since that revision, as JSON text. Only the builder reads it. */
    commands: text('commands'),
    actor: text('actor').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.formId] }), ofForm(table)],
);

/** A form's settings beside its document. */
type FormSettingsDocument = Omit<
  InferOutput<typeof updateFormRequest>,
  'id' | 'organisation' | 'content' | 'revision' | 'draft' | 'updatedAt'
>;

/** Submissions: their data beside the payable submission of the same id. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    mode: mode(),
    formId: text('form_id').notNull(),
    revision: integer('revision').notNull(),
    values: jsonb('values').$type<FormPayload>().notNull(),
    /** Booked slots, as returned by CALL-02. */
    slots: jsonb('slots').$type<{ calendarId: string; slot: string }[]>().notNull().default([]),
    /** How it is paid, as the visitor chose: `ONLINE`, or one of the form's own ways. */
    method: text('method'),
    currency: text('currency').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    accessId: text('access_id'),
    virtualId: text('virtual_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The checkout its bookings are held for. */
    intentId: text('intent_id').references(() => intents.id, { onDelete: 'set null' }),
    /**
     * `kept`: final. `open`: its bookings are held until paid or until the checkout ends. `released`: never paid.
     * `short`: paid after release, when there was not enough left; the organisation decides. `held`: its bookings are
     * held until confirmed by the mailed link. `expired`: never confirmed. `cancelled`: withdrawn before (SRV-15).
     */
    state: text('state').$type<'kept' | 'open' | 'released' | 'short' | 'held' | 'expired' | 'cancelled'>().notNull(),
    /** The end of the hold, while it is `held`. */
    heldUntil: instant('held_until'),
    /** When it was confirmed by the mailed link. */
    confirmedAt: instant('confirmed_at'),
    contactId: contactId(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.organisationId, table.id],
      foreignColumns: [payableSubmissions.organisationId, payableSubmissions.id],
    }),
    foreignKey({
      columns: [table.organisationId, table.formId, table.revision],
      foreignColumns: [formRevisions.organisationId, formRevisions.formId, formRevisions.revision],
    }),
    uniqueIndex('form_submissions_idempotency').on(table.organisationId, table.formId, table.idempotencyKey),
    index('form_submissions_by_form').on(table.organisationId, table.formId, table.createdAt, table.id),
    index('form_submissions_by_organisation').on(table.organisationId, table.createdAt, table.id),
    index('form_submissions_by_contact')
      .on(table.organisationId, table.contactId, table.createdAt, table.id)
      .where(sql`contact_id <> ''`),
    toMeet('form_submissions_unmet', table, sql`contact_id is null and state = 'kept'`),
    index('form_submissions_by_state').on(table.state, table.createdAt),
    index('form_submissions_by_intent').on(table.intentId),
    index('form_submissions_unsettled')
      .on(table.organisationId)
      .where(sql`state in ('open', 'held')`),
    index('form_submissions_short')
      .on(table.organisationId, table.mode, table.createdAt)
      .where(sql`state = 'short'`),
    index('form_submissions_held')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
  ],
);

/** How many submissions a form has, by mode and state (CALL-60): lists of forms read no submissions. */
export const formCounts = pgTable(
  'form_counts',
  {
    organisationId: text('organisation_id').notNull(),
    formId: text('form_id').notNull(),
    mode: mode(),
    state: text('state').$type<(typeof formSubmissions.$inferSelect)['state']>().notNull(),
    counted: integer('counted').notNull(),
    /** When the newest one was sent that has ever been in this state. */
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.formId, table.mode, table.state] }), ofForm(table)],
);

/** Products taken by submissions, limited or not, with their slots by calendar. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    submissionId: text('submission_id')
      .notNull()
      .references(() => formSubmissions.id),
    organisationId: text('organisation_id').notNull(),
    /** The form that the product is of: the one that was filled in, or one that is embedded in it. */
    formId: text('form_id').notNull(),
    productId: text('product_id').notNull(),
    quantity: integer('quantity').notNull(),
    slots: jsonb('slots').$type<Record<string, string>>().notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.formId, table.productId] }),
    ofForm(table),
    index('stock_holds_by_product').on(table.organisationId, table.formId, table.productId),
    check('stock_holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** How many there are of one product, or of several together; for each slot of a calendar where there is one. */
export const formStocks = pgTable(
  'form_stocks',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    formId: text('form_id').notNull(),
    position: integer('position').notNull(),
    products: jsonb('products').$type<string[]>().notNull(),
    capacity: integer('capacity').notNull(),
    calendarId: text('calendar_id'),
    /** 2 when all are taken, 1 when nearly all are, else 0, as real orders leave it: lists begin with what is sold out. */
    scarce: integer('scarce').notNull().default(0),
    /** The same as trials and real orders leave it. */
    scarceInTrial: integer('scarce_in_trial').notNull().default(0),
    /** Whether its form is put away. */
    archived: boolean('archived').notNull().default(false),
  },
  (table) => [
    ofForm(table),
    index('form_stocks_by_form').on(table.organisationId, table.formId),
    index('form_stocks_listed')
      .on(table.organisationId, table.scarce, table.id)
      .where(sql`not archived`),
    index('form_stocks_tried')
      .on(table.organisationId, table.scarceInTrial, table.id)
      .where(sql`not archived`),
  ],
);

/**
 * Sold and held units of a stock, in each mode; `slot` is empty if none was chosen. Overbooking cannot be written. A
 * trial only takes units real orders leave, and never restricts them (ENT-31).
 */
export const stockCounts = pgTable(
  'stock_counts',
  {
    stockId: text('stock_id')
      .notNull()
      .references(() => formStocks.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    mode: mode(),
    capacity: integer('capacity').notNull(),
    sold: integer('sold').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockId, table.slot, table.mode] }),
    check(
      'stock_counts_never_oversold',
      sql`${table.sold} >= 0 and (${table.mode} <> 'live' or ${table.sold} <= ${table.capacity})`,
    ),
  ],
);

/** Addresses of organisations' own systems that events are posted to. */
export const endpoints = pgTable(
  'endpoints',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    url: text('url').notNull(),
    events: jsonb('events').$type<OutgoingType[]>().notNull(),
    active: boolean('active').notNull(),
    secret: text('secret').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('endpoints_by_organisation').on(table.organisationId, table.id)],
);

/** Events to deliver to endpoints, written in the transaction of their cause; also the delivery log. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    /** The endpoint may be gone. */
    endpointId: text('endpoint_id').notNull(),
    event: jsonb('event').$type<OutgoingEvent>().notNull(),
    attempts: integer('attempts').notNull(),
    /** Null once it was given up. */
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    /** The last HTTP status, and why the last attempt failed. */
    status: integer('status'),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('deliveries_due').on(table.sentAt, table.nextAttemptAt),
    index('deliveries_by_organisation').on(table.organisationId, table.id),
    index('deliveries_by_age').on(table.organisationId, table.createdAt),
  ],
);

/** Calendars whose slots forms book (ENT-03). */
export const calendars = pgTable(
  'calendars',
  {
    id: text('id').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    label: text('label').notNull(),
    plan: jsonb('plan').$type<SlotPlan>().notNull(),
    /** Whether visitors may ask to be told of places in full slots (WAIT-01). */
    waitingList: boolean('waiting_list').notNull().default(false),
    /** Put away: offers no slots, and stands in no chooser (GONE-03). */
    archived: boolean('archived').notNull().default(false),
    /** The form that it was made with, whose editors may change it; null when it was made apart. */
    formId: text('form_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('calendars_by_form').on(table.organisationId, table.formId),
    index('calendars_by_organisation').on(table.organisationId, table.createdAt, table.id),
    index('calendars_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.calendars(table))),
  ],
);

/** Foreign key of a table whose rows belong to a calendar of their organisation. */
const ofCalendar = (table: { organisationId: AnyPgColumn; calendarId: AnyPgColumn }) =>
  foreignKey({
    columns: [table.organisationId, table.calendarId],
    foreignColumns: [calendars.organisationId, calendars.id],
  });

/** Slots of which something was booked, in each mode: never more than there are seats (SRV-05, ENT-31). */
export const bookedSlots = pgTable(
  'booked_slots',
  {
    organisationId: text('organisation_id').notNull(),
    calendarId: text('calendar_id').notNull(),
    start: instant('start').notNull(),
    mode: mode(),
    seats: integer('seats').notNull(),
    booked: integer('booked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.calendarId, table.start, table.mode] }),
    ofCalendar(table),
    check('booked_slots_within_seats', sql`${table.booked} between 0 and ${table.seats}`),
  ],
);

/** Bookings of slots: `booked` of a slot is the sum of its bookings. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    calendarId: text('calendar_id').notNull(),
    start: instant('start').notNull(),
    mode: mode(),
    seats: integer('seats').notNull(),
    submissionId: text('submission_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When whoever booked was ticked as present, and by whom. */
    presentAt: instant('present_at'),
    presentBy: text('present_by'),
  },
  (table) => [
    ofCalendar(table),
    index('slot_bookings_by_slot').on(table.organisationId, table.calendarId, table.start, table.id),
    index('slot_bookings_by_submission').on(table.submissionId),
    check('slot_bookings_seats_positive', sql`${table.seats} > 0`),
  ],
);

/** Who wants to be told when a place of a full slot becomes free (WAIT-02). They hold no place. */
export const slotWaits = pgTable(
  'slot_waits',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    calendarId: text('calendar_id').notNull(),
    /** The form that they were filling in, and the address of the page if it is one of ours. */
    formId: text('form_id').notNull(),
    page: text('page'),
    /** A slot as the wire has it, or a day for any slot of it. */
    wanted: text('wanted').notNull(),
    /** When that is past. */
    endsAt: instant('ends_at').notNull(),
    name: text('name').notNull(),
    /** As it was typed, and where its mail ends up (`inboxOf`). */
    email: text('email').notNull(),
    inbox: text('inbox').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    /** The words that were agreed to, in that language. */
    consent: text('consent').notNull(),
    /** When they were told, and of which slot; null while they wait. */
    toldAt: instant('told_at'),
    toldFor: instant('told_for'),
    /** Until then nobody else is told in their place. */
    turnEndsAt: instant('turn_ends_at'),
    /** The latest form of theirs that booked in the calendar: they wait again once it holds nothing. */
    submissionId: text('submission_id'),
    /** Their place in the line. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ofCalendar(table),
    uniqueIndex('slot_waits_once').on(table.organisationId, table.calendarId, table.inbox, table.wanted),
    index('slot_waits_listed').on(table.organisationId, table.calendarId, table.createdAt, table.id),
    index('slot_waits_in_line')
      .on(table.organisationId, table.calendarId, table.wanted, table.createdAt, table.id)
      .where(sql`told_at is null`),
    index('slot_waits_told')
      .on(table.organisationId, table.calendarId, table.toldFor)
      .where(sql`told_at is not null`),
    index('slot_waits_ending').on(table.organisationId, table.calendarId, table.endsAt),
    index('slot_waits_over').on(table.organisationId, table.endsAt),
    index('slot_waits_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.waits(table))),
  ],
);

/** Slots of which a place may be free for who waits: a job looks at each once, when it is due (WAIT-03). */
export const slotOpenings = pgTable(
  'slot_openings',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id').notNull(),
    calendarId: text('calendar_id').notNull(),
    /** A slot, or a day with all of its slots; without either, all that is waited for in the calendar. */
    start: instant('start'),
    day: text('day'),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    ofCalendar(table),
    index('slot_openings_due').on(table.dueAt, table.id),
    index('slot_openings_of_calendar').on(table.organisationId, table.calendarId, table.id),
  ],
);

/** Files of visitors, under references that cannot be guessed; the bytes are in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    doc: text('doc').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** The form that was being filled in. */
    formId: text('form_id').notNull(),
    name: text('name').notNull(),
    /** Null until all of the file has arrived, and so is `size`, in bytes. */
    mime: text('mime'),
    size: integer('size'),
    /** The submission it came with; unclaimed ones are removed after a day. */
    submissionId: text('submission_id'),
    createdAt: instant('created_at').notNull(),
    /** It is being removed. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('uploads_orphans').on(table.submissionId, table.createdAt),
    index('uploads_by_organisation').on(table.organisationId, table.doc),
    index('uploads_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Pictures and PDF of administrators (MEDIA-01); the bytes are in the folder `media`, in files named after `id`. */
export const media = pgTable(
  'media',
  {
    id: text('id').primaryKey(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Hash of the organisation and the original bytes: its address. Null until all have arrived. */
    hash: text('hash'),
    kind: text('kind').$type<MediaKind>().notNull(),
    state: text('state').$type<MediaState | 'ARRIVING'>().notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** What it takes on disk; while it arrives, what it may take. */
    bytes: integer('bytes').notNull(),
    variants: jsonb('variants').$type<readonly MediaVariant[]>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When its sizes are to be made; later while somebody makes them. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** It is gone for everybody; its files are removed a while later. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('media_hash')
      .on(table.hash)
      .where(sql`removed_at is null`),
    index('media_list').on(table.organisationId, table.id),
    index('media_searched').using('gin', indexedGrams(table.organisationId, searchedTexts.media(table))),
    index('media_work')
      .on(table.nextAttemptAt)
      .where(sql`state = 'PROCESSING' and removed_at is null`),
    index('media_left')
      .on(table.createdAt)
      .where(sql`state = 'ARRIVING' or removed_at is not null`),
  ],
);

/** The sandbox provider's own books: it plays a bank, so it shares nothing with the ledger. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    paymentId: text('payment_id').notNull(),
    label: text('label').notNull(),
    organisationName: text('organisation_name').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    currency: text('currency').notNull(),
    /** Charges agreed, in order; empty and `monthly` set for a gift without end. */
    charges: jsonb('charges').$type<Minor[]>().notNull(),
    monthly: minor('monthly'),
    /** Amount changes, oldest first: first charge affected and key of the request. */
    amounts: jsonb('amounts').$type<(AmountChange & { key: string })[]>().notNull().default([]),
    taken: integer('taken').notNull(),
    platform: text('platform').$type<Platform>().notNull().default('CARD'),
    /** Days of charges are those of this zone. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** When the first charge was taken: the others follow on its day of the month. */
    startedAt: instant('started_at'),
    /** When the next charge is tried; null when the clock moves nothing. */
    nextAt: instant('next_at'),
    /** How many times the next charge was refused. */
    failures: integer('failures').notNull().default(0),
    state: text('state').$type<'open' | 'active' | 'done' | 'declined' | 'cancelled' | 'stopped'>().notNull(),
    /** Where the payer goes after changing card or account. */
    backUrl: text('back_url'),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_checkouts_due').on(table.state, table.nextAt)],
);

/** Events at the sandbox: the provider's own truth, delivered or not. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text('id').primaryKey(),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => sandboxCheckouts.id),
    type: text('type').$type<WebhookEvent['type']>().notNull(),
    charge: integer('charge').notNull(),
    montant: minor('montant').notNull(),
    /** Key of a requested refund: asking again with it finds the refund. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_events_by_checkout').on(table.checkoutId)],
);

/** Events that the sandbox has still to deliver to our webhook; it tries again as a real provider does. */
export const sandboxDeliveries = pgTable(
  'sandbox_deliveries',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => sandboxEvents.id),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('sandbox_deliveries_due').on(table.sentAt, table.nextAttemptAt)],
);

/** Used challenges of the guard (SRV-09), until their expiry. */
export const spentChallenges = pgTable('spent_challenges', {
  id: text('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Data of erased payers that the law requires to keep (PRIV-03). Never shown; deleted at term. */
export const lockedRecords = pgTable(
  'locked_records',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Its term: that of the books, or that of tax receipts. */
    kind: text('kind').$type<'accounts' | 'receipts'>().notNull(),
    organisationId: text('organisation_id').notNull(),
    data: jsonb('data').$type<LockedData>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.kind] }),
    index('locked_records_by_organisation').on(table.organisationId, table.kind),
  ],
);

/** Payer and subject; for receipts also the address. Amounts and days are in the ledger. */
export interface LockedData {
  readonly label: string;
  readonly prenom: string;
  readonly nom: string;
  readonly facturation: Partial<Facturation>;
}

/**
 * Erased people with the moment of erasure, as keyed hashes: after a restore from an older copy they are erased again
 * (PRIV-05).
 */
export const erasedKeys = pgTable(
  'erased_keys',
  {
    organisationId: text('organisation_id').notNull(),
    hash: text('hash').notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.hash] })],
);

/** Mail files to remove because their row is gone, written in the same transaction (PRIV-02). */
export const removedMails = pgTable('removed_mails', {
  id: text('id').primaryKey(),
  removedAt: instant('removed_at').notNull(),
});
