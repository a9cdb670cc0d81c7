import * as v from 'valibot';
import {
  campaignResponse,
  customSectionResponse,
  donorsResponse,
  slug,
  slugs,
  teamsResponse,
  teamStatsResponse,
} from './campaigns';
import {
  guardSolution,
  identifier,
  language,
  montant,
  orgEntries,
  orgQuery,
  outcome,
  pageLimit,
  publicText,
  rehearsalQuery,
  spokenQuery,
  text,
} from '../common';
import { defineRoute } from '../route';

export { getCampaign } from './campaignRead';

const campaignQuery = v.object({ ...orgEntries, mode: rehearsalQuery });
const byCampaign = v.object({ campaignId: identifier });

/** CALL-13. */
export const getSection = defineRoute({
  id: 'CALL-13',
  method: 'GET',
  path: '/sections/id/:sectionId',
  access: 'public',
  summary:
    'One custom section of pages and campaigns: `content` is HTML or the JSON of a block layout (form-document.md)',
  params: v.object({ sectionId: identifier }),
  query: spokenQuery,
  response: customSectionResponse,
});

/** A visit's team and source; `initial` only with a page's first ping (PING-03). */
const pingRequest = v.object({
  target: v.object({
    team: v.nullish(slug),
    source: v.nullish(slug),
    initial: v.optional(v.boolean()),
    url: v.optional(text(2048)),
  }),
});

/** CALL-15. */
export const pingCampaign = defineRoute({
  id: 'CALL-15',
  method: 'POST',
  path: '/campagne/ping/:campaignId/:visitorId',
  access: 'public',
  summary: 'A visitor is there: the campaign’s totals, and the team and source that exist of those asked for',
  params: v.object({ campaignId: identifier, visitorId: identifier }),
  query: campaignQuery,
  request: pingRequest,
  response: v.object({
    data: v.pick(campaignResponse, ['stats', 'matching', 'screen', 'active', 'version']),
    target: v.object({ team: v.nullable(slug), source: v.nullable(slug) }),
  }),
});

/** CALL-16. */
export const listDonors = defineRoute({
  id: 'CALL-16',
  method: 'GET',
  path: '/campagne/donors/:campaignId',
  access: 'public',
  summary: 'Donors of a campaign or of one of its teams, latest first; hidden teams are not named',
  params: byCampaign,
  query: v.object({
    ...campaignQuery.entries,
    team: v.optional(slug),
    /** The last `_id` of the page before. */
    before: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{1,32}$/))),
    limit: v.optional(pageLimit),
  }),
  response: donorsResponse,
});

/** CALL-17. */
export const listTeams = defineRoute({
  id: 'CALL-17',
  method: 'GET',
  path: '/campagne/teams/:campaignId',
  access: 'public',
  summary:
    'Teams of a campaign with their totals, hidden ones too, marked so; a page of the visible ones, highest amount first, with `after`, `limit` or `q`; just those named with `team`',
  params: byCampaign,
  query: v.object({
    ...campaignQuery.entries,
    /** `param` of the last team of the previous page. */
    after: v.optional(slug),
    limit: v.optional(v.pipe(pageLimit, v.maxValue(100))),
    /** Part of the team's name or address; case and accents are ignored. */
    q: v.optional(text(100)),
    /** Team names separated by spaces; unknown ones are ignored. */
    team: v.optional(slugs),
  }),
  response: teamsResponse,
});

/** CALL-18. */
export const getTeamStats = defineRoute({
  id: 'CALL-18',
  method: 'GET',
  path: '/campagne/team/stats/:campaignId/:teamParam',
  access: 'public',
  summary: 'Totals of one team',
  params: v.object({ campaignId: identifier, teamParam: slug }),
  query: campaignQuery,
  response: teamStatsResponse,
});

const required = (max: number) => v.pipe(text(max), v.trim(), v.minLength(1));

/** ENT-27. `montant` in units of the organisation's currency. */
const pledgeRequest = v.object({
  montant: v.pipe(montant, v.minValue(0.01)),
  campagne: v.object({ displayName: v.optional(publicText(100), ''), team: v.nullish(slug) }),
  infos: v.object({ nom: required(100), prenom: required(100), email: required(254), tel: required(40) }),
  source: v.nullish(slug),
  /** The visitor's language, for refusals and the mail with the link. */
  lang: v.optional(language),
  guard: v.optional(guardSolution),
});
export type PledgeRequest = v.InferOutput<typeof pledgeRequest>;

/** CALL-19. Takes the header `Idempotency-Key`; `url` is where the pledge can be paid. */
export const pledge = defineRoute({
  id: 'CALL-19',
  method: 'POST',
  path: '/campagne/engagement/:campaignId',
  access: 'public',
  summary: 'Pledge a gift to a gala campaign, to be paid later through a link',
  params: byCampaign,
  query: orgQuery,
  request: pledgeRequest,
  response: outcome({ url: v.string() }),
});

/** CALL-27: events `campagne`, whose data is a delta with its version as the event's id. */
export const streamCampaign = defineRoute({
  id: 'CALL-27',
  method: 'GET',
  path: '/campagne/stream/:campaignId',
  access: 'public',
  summary: 'Changes of a campaign as they happen, at most one message a second',
  params: byCampaign,
  query: campaignQuery,
  response: v.undefined(),
  produces: 'text/event-stream',
});
