import * as v from 'valibot';
import { slug } from './campaigns';
import {
  changedOutcome,
  corrected,
  countedPageOf,
  csvEntries,
  dataOf,
  given,
  identifier,
  instant,
  mode,
  montant,
  outcome,
  pageEntries,
  publicText,
  searchEntries,
  text,
  totalEntries,
  version,
} from '../common';
import { defineRoute, type ResponseOut } from '../route';

const byCampaign = v.object({ campaignId: identifier });

/** A gift as its organisation sees it. `montant`, `received` and `matched` are net of refunds, in currency units. */
const campaignGift = v.object({
  id: identifier,
  _id: v.string(),
  mode,
  origin: v.picklist(['payment', 'manual']),
  paymentId: v.nullable(identifier),
  /** The promise that one by hand pays: its amount is noted there (CALL-130). */
  pledgeId: v.nullable(identifier),
  montant,
  received: montant,
  matched: montant,
  team: v.nullable(slug),
  /** The giver's origin (TEAM-01); null if unknown. */
  source: v.nullable(slug),
  displayName: v.string(),
  commentaire: v.string(),
  /** Not shown among donors; counted all the same. */
  hidden: v.boolean(),
  note: v.string(),
  datetime: v.string(),
  /** Of what can be changed, which refunds and matches leave as it is (CALL-165). */
  version: v.string(),
});
export type CampaignGift = v.InferOutput<typeof campaignGift>;

const shownOfGift = {
  team: v.optional(v.nullable(slug)),
  displayName: v.optional(publicText(100)),
  commentaire: v.optional(publicText(2000)),
  hidden: v.optional(v.boolean()),
  note: v.optional(text(500)),
};
const byGift = v.object({ campaignId: identifier, giftId: identifier });

/** The same id and body answer the same gift, as it is now; another body with an id that is taken: 409. */
export const createGift = defineRoute({
  id: 'ADMIN-GIFT-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/dons',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  hides: ['note'],
  summary: 'Enter a gift that was given by hand: cash, cheque, transfer; with mode `test`, one of a rehearsal',
  params: byCampaign,
  request: v.strictObject({
    id: v.optional(identifier),
    montant: given,
    datetime: v.optional(instant),
    mode: v.optional(mode),
    ...shownOfGift,
  }),
  response: outcome({ data: campaignGift }),
});

/** `montant` may be changed of gifts entered by hand only: 0 takes it back. */
export const updateGift = defineRoute({
  id: 'ADMIN-GIFT-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId/dons/:giftId',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  hides: ['note'],
  summary: 'Moderate what is shown of a gift; correct one by hand; 409 and the newest for another `version`',
  params: byGift,
  request: v.strictObject({ montant: v.optional(corrected), ...shownOfGift, version: v.optional(version) }),
  response: changedOutcome({ data: campaignGift }),
  conditions: ['version'],
  alsoAnswers: [409],
});

const giftFilter = {
  mode: v.optional(mode),
  team: v.optional(slug),
  hidden: v.optional(v.picklist(['true', 'false'])),
  q: v.optional(text(100)),
  /** As they came, or by the name that is shown; the latest first when absent. */
  sort: v.optional(v.picklist(['-date', 'date', 'name', '-name'])),
};

export const listGifts = defineRoute({
  id: 'ADMIN-GIFT-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/dons',
  access: 'organisation',
  scopes: ['everything', 'read', 'evening'],
  role: 'viewer',
  hides: ['note'],
  summary: 'Gifts of a campaign, latest first or as asked for, paged',
  params: byCampaign,
  query: v.object({ ...pageEntries, ...totalEntries, ...giftFilter }),
  response: countedPageOf(campaignGift),
});

export const exportGifts = defineRoute({
  id: 'ADMIN-GIFT-EXPORT',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/dons.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'Gifts of a campaign as CSV, whose columns add up to the campaign’s totals',
  params: byCampaign,
  query: v.object({ ...giftFilter, ...csvEntries }),
  response: v.string(),
  produces: 'text/csv',
  exports: true,
});

const pledgeStates = ['open', 'paid', 'cancelled'] as const;
/** A pledge as its organisation sees it; `url` is where it can be paid. */
const pledgeRecord = v.object({
  id: identifier,
  mode,
  montant,
  /** Unpaid amount. */
  reste: montant,
  displayName: v.string(),
  team: v.nullable(slug),
  infos: v.object({ nom: v.string(), prenom: v.string(), email: v.string(), tel: v.string() }),
  /** The organisation's own. */
  note: v.string(),
  origin: v.picklist(['visitor', 'manual']),
  state: v.picklist(pledgeStates),
  url: v.string(),
  /** Who made it, in the address book; null for nobody, empty for whoever does not see contacts. */
  contactId: v.nullable(v.string()),
  createdAt: v.string(),
  /** Of what can be changed, which payments leave as it is; empty for whoever does not see contacts (CALL-165). */
  version: v.string(),
});
export type PledgeRecord = v.InferOutput<typeof pledgeRecord>;

const infosEntries = { nom: text(100), prenom: text(100), email: text(254), tel: text(40) };
const infosByHand = v.object({
  nom: v.optional(infosEntries.nom, ''),
  prenom: v.optional(infosEntries.prenom, ''),
  email: v.optional(infosEntries.email, ''),
  tel: v.optional(infosEntries.tel, ''),
});

/** The same id and body answer the same pledge, as it is now; another body with an id that is taken: 409. */
export const createPledge = defineRoute({
  id: 'ADMIN-PLEDGE-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/engagements',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  contacts: 'editor',
  hides: ['url', 'note', 'version', 'contactId'],
  summary: 'Enter a pledge by hand, as tables hand them in at a gala; with mode `test`, one of a rehearsal',
  params: byCampaign,
  request: v.strictObject({
    id: v.optional(identifier),
    montant: given,
    displayName: v.optional(publicText(100)),
    team: v.nullish(slug),
    infos: v.optional(infosByHand),
    note: v.optional(text(500)),
    mode: v.optional(mode),
  }),
  response: outcome({ data: pledgeRecord }),
});

/** Its link asks for the rest. A paid pledge is final; correct its gifts instead. */
export const updatePledge = defineRoute({
  id: 'ADMIN-PLEDGE-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId/engagements/:pledgeId',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  contacts: 'editor',
  hides: ['url', 'note', 'version', 'contactId'],
  summary: 'Correct a pledge, cancel or reopen it; absent keys stay; 409 and the newest for another `version`',
  params: v.object({ campaignId: identifier, pledgeId: identifier }),
  request: v.strictObject({
    state: v.optional(v.picklist(['open', 'cancelled'])),
    montant: v.optional(given),
    displayName: v.optional(publicText(100)),
    team: v.nullish(slug),
    infos: v.optional(v.partial(v.strictObject(infosEntries))),
    note: v.optional(text(500)),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: pledgeRecord }),
  conditions: ['version'],
  alsoAnswers: [409],
});

/** By when they were made, or by amount; `-` is the latest or highest first. */
const pledgeSort = v.picklist(['-date', 'date', '-montant', 'montant']);
export type PledgeSort = v.InferOutput<typeof pledgeSort>;
const pledgeFilter = {
  ...searchEntries,
  state: v.optional(v.picklist(pledgeStates)),
  mode: v.optional(mode),
  /** The latest first when absent. */
  sort: v.optional(pledgeSort),
};

/** CALL-75. `search` is in names or id; for whoever sees contact details, in these too. */
export const listPledges = defineRoute({
  id: 'ADMIN-PLEDGE-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/engagements',
  access: 'organisation',
  scopes: ['everything', 'read', 'evening'],
  role: 'viewer',
  contacts: 'editor',
  hides: ['url', 'note', 'version', 'contactId'],
  summary: 'Pledges of a campaign, newest first or as asked for, paged',
  params: byCampaign,
  query: v.object({ ...pageEntries, ...totalEntries, ...pledgeFilter }),
  response: countedPageOf(pledgeRecord),
});

export const exportPledges = defineRoute({
  id: 'ADMIN-PLEDGE-EXPORT',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/engagements.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary:
    'Pledges of a campaign as CSV, newest first or as asked for; cells that look like formulas start with an apostrophe',
  params: byCampaign,
  query: v.object({ ...pledgeFilter, ...csvEntries }),
  response: v.string(),
  produces: 'text/csv',
  exports: true,
});

const sums = v.object({ sum: montant, count: v.number() });

/** CALL-76. Of open pledges `sum` is what is left to pay; gifts are without what was matched. */
export const getEveningFigures = defineRoute({
  id: 'ADMIN-EVENING-FIGURES',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/figures',
  access: 'organisation',
  scopes: ['everything', 'read', 'evening'],
  role: 'viewer',
  summary: 'Pledges of a campaign by state, and its gifts by the source that they came by',
  params: byCampaign,
  query: v.object({ mode: v.optional(mode) }),
  response: dataOf(
    v.object({
      mode,
      pledges: v.object({ open: sums, paid: sums, cancelled: sums }),
      /** Most given first; null: no source of the campaign. */
      sources: v.array(v.object({ param: v.nullable(slug), ...sums.entries })),
    }),
  ),
});
export type EveningFigures = ResponseOut<typeof getEveningFigures>['data'];

/** Only live data remains. Test gifts paid online go too; their payments stay in the trial's books. */
export const endRehearsal = defineRoute({
  id: 'ADMIN-REHEARSAL-END',
  method: 'DELETE',
  path: '/admin/campagnes/:campaignId/repetition',
  access: 'organisation',
  scopes: ['everything', 'evening'],
  role: 'editor',
  summary: 'End the rehearsal of a campaign: no gift or pledge of mode `test` is shown or counted any more',
  params: byCampaign,
  response: outcome({ data: v.object({ gifts: v.number(), pledges: v.number() }) }),
});
