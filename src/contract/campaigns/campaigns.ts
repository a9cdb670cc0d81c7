import * as v from 'valibot';
import { LAYOUTS, SECTION_TYPES } from '../terms/campaignPage';
import { SCREEN_IDS } from '../terms/screenIds';
import { presetButton } from '../records/caisses';
import { dataOf, identifier, instant, mode, montant, text, units, webAddress } from '../common';
import { campaignRules } from '../payments/payables';

const colour = v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour like #13A0BB'));
const name = v.pipe(text(200), v.minLength(1));
const styleName = v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/, 'must be letters, digits, "-" or "_"'));
const youtubeId = v.pipe(v.string(), v.regex(/^[\w-]{0,20}$/, 'must be the id of a video'));

const SLUG = String.raw`[^\s/?#%\\\p{Cc}]{1,80}`;

/** The last part of a team's or a source's address (TEAM-01): any script, no slash, no white space. */
export const slug = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${SLUG}$`, 'u'), 'must be 1 to 80 characters without spaces, "/", "?", "#" or "%"'),
);

/** Several slugs, separated by spaces. */
export const slugs = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(new RegExp(`^${SLUG}(?: ${SLUG}){0,49}$`, 'u'), 'must be up to 50 team names separated by spaces'),
);

export const campaignTypes = ['COUNT', 'PARTNER'] as const;

const section = v.object({
  /** For type SECTION: the custom section that it shows (CALL-13). */
  id: identifier,
  type: v.picklist(SECTION_TYPES),
  label: v.optional(text(120)),
  hidden: v.optional(v.boolean()),
});

const ald = {
  logo: v.optional(webAddress),
  name: v.optional(text(200)),
  leftBanner: v.optional(webAddress),
  presetButtons: v.optional(v.pipe(v.array(presetButton), v.maxLength(24))),
};

/** ENT-26, every key; unknown keys are dropped. Amounts in currency units. */
export const campaignConfig = v.object({
  ...campaignRules.entries,
  template: v.optional(styleName),
  layout: v.optional(v.picklist(LAYOUTS)),
  primaryColor: v.optional(colour),
  secondaryColor: v.optional(colour),
  theme: v.optional(styleName),
  themes: v.optional(v.pipe(v.array(styleName), v.maxLength(10))),
  sections: v.optional(v.pipe(v.array(section), v.maxLength(50))),
  hideBar: v.optional(v.boolean()),
  noModal: v.optional(v.boolean()),
  donationButtonText: v.optional(text(60)),
  modalHideTeam: v.optional(v.boolean()),
  hideDonDate: v.optional(v.boolean()),
  donorName: v.optional(text(60)),
  forceCelebration: v.optional(v.boolean()),
  metaTitle: v.optional(text(200)),
  metaDescription: v.optional(text(500)),
  metaImage: v.optional(webAddress),
  metaVideo: v.optional(webAddress),
  banners: v.optional(
    v.pipe(v.array(v.object({ type: v.picklist(['MOBILE', 'DESKTOP']), image: webAddress })), v.maxLength(20)),
  ),
  'banners.youtube': v.optional(youtubeId),
  'ald.logo': ald.logo,
  'ald.name': ald.name,
  'ald.leftBanner': ald.leftBanner,
  'ald.presetButtons': ald.presetButtons,
  /** The same four together; those above go first. */
  ald: v.optional(v.object(ald)),
  cobrand: v.optional(
    v.object({
      logo: v.optional(webAddress),
      phone: v.optional(text(40)),
      email: v.optional(text(254)),
      url: v.optional(webAddress),
      terms: v.optional(webAddress),
      privacy: v.optional(webAddress),
    }),
  ),
});
export type CampaignConfig = v.InferOutput<typeof campaignConfig>;

/** The longest description of a product, cleaned. */
export const PRODUCT_DESCRIPTION = 2000;

/** ENT-25. `montant` in currency units; `divide`: how many parts it is paid in (CPROD-02). */
const campaignProduct = v.object({
  id: identifier,
  name,
  description: v.optional(text(PRODUCT_DESCRIPTION)),
  image: v.optional(webAddress),
  montant: units,
  divide: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(600))),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});
export type CampaignProduct = v.InferOutput<typeof campaignProduct>;

/** Totals of a campaign or a team (SRV-13), in currency units: `total` counts, matched amounts included. */
const sums = v.object({ total: montant, matched: montant, received: montant });
const count = v.object({ total: v.number() });
const campaignStats = v.object({ sum: sums, count });
export type CampaignStats = v.InferOutput<typeof campaignStats>;

/** A team of a campaign. `objectif` is the amount raised, same as `stats.sum`; `goal` its target. */
export const team = v.object({
  id: identifier,
  param: slug,
  label: name,
  objectif: montant,
  goal: v.nullable(units),
  hidden: v.boolean(),
  stats: v.object({ sum: montant, count: v.number(), matched: montant }),
});
export type Team = v.InferOutput<typeof team>;

/** A rule that matches gifts now, and what is left of its pool. `ratio`: 1 doubles a gift. */
export const activeMatching = v.object({
  id: identifier,
  label: name,
  ratio: v.number(),
  team: v.nullable(slug),
  pool: montant,
  reste: montant,
  plafond: v.nullable(montant),
  dateEnd: v.nullable(v.string()),
});
export type ActiveMatching = v.InferOutput<typeof activeMatching>;

/** An operator's settings for a campaign's screens. `celebrate` increases by one with each requested celebration. */
export const screenState = v.object({
  /** Shown instead of the campaign's `screenId`. */
  layout: v.nullable(text(40)),
  /** No new entry is shown meanwhile; the total goes on. */
  paused: v.boolean(),
  message: text(200),
  celebrate: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ScreenState = v.InferOutput<typeof screenState>;

/** A campaign's settings by its administrator (ENT-25), besides `config`, `products` and `sources`. */
export const campaignEntries = {
  name,
  label: name,
  type: v.nullable(v.picklist(campaignTypes)),
  objectif: units,
  bonus: v.pipe(
    v.array(units),
    v.maxLength(50),
    v.check((goals) => goals.every((goal, index) => index === 0 || goal > (goals[index - 1] ?? 0)), 'must ascend'),
  ),
  dateStart: v.nullable(instant),
  dateEnd: v.nullable(instant),
  partnerMontant: v.pipe(montant, v.minValue(0.01)),
  /** Empty: the fallback screen. */
  screenId: v.picklist(['', ...SCREEN_IDS]),
  screenOptions: v.object({
    minMontant: v.optional(units),
    barMini: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    forceCelebration: v.optional(v.boolean()),
    background: v.optional(webAddress),
    /** For displays that stand upright. */
    portrait: v.optional(webAddress),
  }),
  gala: v.boolean(),
  active: v.boolean(),
  assoc: v.nullable(identifier),
  cerfa: v.boolean(),
  theme: styleName,
  config: campaignConfig,
  products: v.pipe(
    v.array(campaignProduct),
    v.maxLength(200),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must have different ids'),
  ),
  sources: v.pipe(v.array(v.object({ param: slug })), v.maxLength(500)),
};

/** ENT-25 as the wire carries it, amounts in units of the organisation's currency. `version` grows with every change. */
export const campaignResponse = v.object({
  ...campaignEntries,
  // Screens stored before they were checked are still returned.
  screenId: v.string(),
  // Descriptions stored before they were limited are still returned.
  products: v.array(v.object({ ...campaignProduct.entries, description: v.optional(v.string()) })),
  id: identifier,
  organisation: identifier,
  devise: v.string(),
  /** Mode of all its figures (ENT-31): elements mark a trial as such. */
  mode: v.optional(mode),
  teams: v.array(team),
  /** Number of visible teams, when `teams` holds only the best (CALL-37). */
  teamCount: v.optional(v.number()),
  stats: v.object({ total: campaignStats, engagements: v.object({ sum: montant, count: v.number() }) }),
  matching: v.array(activeMatching),
  screen: screenState,
  version: v.number(),
});
export type Campaign = v.InferOutput<typeof campaignResponse>;

/** An entry of the donor feed (ENT-25). `_id` is hex, increasing per campaign. An anonymous gift has an empty `displayName`. */
export const donor = v.object({
  _id: v.string(),
  /** Only of a trial. */
  mode: v.optional(mode),
  montant,
  type: v.picklist(['ABONNEMENT', 'DON']),
  montantPerMonth: v.nullable(montant),
  matched: montant,
  datetime: v.string(),
  commentaire: v.string(),
  campagneExtraData: v.object({ displayName: v.string(), team: v.nullable(slug) }),
});
export type Donor = v.InferOutput<typeof donor>;

/** A custom section of a page or campaign: a title and HTML, cleaned when it is written; refused when that makes it too long. */
export const customSection = v.object({ id: identifier, label: text(200), content: v.string() });
export type CustomSection = v.InferOutput<typeof customSection>;

/** A campaign's changes between two versions; `reload` asks to read all of it again. */
export const campaignDelta = v.object({
  version: v.number(),
  /** The version that it follows; another one known means that something was missed. */
  previous: v.number(),
  reload: v.optional(v.boolean()),
  /** With `reload`: `teams` holds the new teams, so a page that can add them reads nothing again. */
  whole: v.optional(v.boolean()),
  stats: v.optional(campaignResponse.entries.stats),
  matching: v.optional(campaignResponse.entries.matching),
  screen: v.optional(screenState),
  /** With new or changed teams: how many are visible by now. */
  teamCount: v.optional(v.number()),
  /** Teams whose figures changed. With all their fields: new and renamed ones, and all where pages may not hold them (CALL-38). */
  teams: v.optional(
    v.array(
      v.object({ ...v.partial(v.omit(team, ['objectif'])).entries, ...v.pick(team, ['param', 'stats']).entries }),
    ),
  ),
  /** Donors that came or changed, latest first, twenty at most. */
  donors: v.optional(v.array(donor)),
  /** How many more came or changed than `donors` holds. Pages read them on demand, or spread over time. */
  others: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The same for pages that do not know `others`: they read their list again. */
  more: v.optional(v.boolean()),
  /** Ids of donors that are shown no more. */
  gone: v.optional(v.array(v.string())),
});
export type CampaignDelta = v.InferOutput<typeof campaignDelta>;

/** `version`: of the campaign that these donors are of. */
export const donorsResponse = v.object({
  data: v.array(donor),
  stats: v.object({ count }),
  version: v.optional(v.number()),
  /** No donor that is shown comes after these. */
  complete: v.optional(v.boolean()),
  /** The teams that `data` names, where a first read does not hold all (CALL-38). */
  teams: v.optional(v.array(team)),
});
export type Donors = v.InferOutput<typeof donorsResponse>;
/** `teamCount`, on a page: how many teams match in all. */
export const teamsResponse = v.object({
  data: v.array(team),
  teamCount: v.optional(v.number()),
  /** No matching team comes after these. */
  complete: v.optional(v.boolean()),
});
export const teamStatsResponse = dataOf(campaignStats);
export const customSectionResponse = dataOf(customSection);
