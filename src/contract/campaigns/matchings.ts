import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, instant, mode, montant, outcome, version } from '../common';
import { defineRoute } from '../route';
import { activeMatching, slug } from './campaigns';

const byCampaign = v.object({ campaignId: identifier });

const given = v.pipe(montant, v.minValue(0.01));

const matchingEntries = {
  label: activeMatching.entries.label,
  /** Matched per unit given: 1 doubles. At most four decimals. */
  ratio: v.pipe(v.number(), v.minValue(0.0001), v.maxValue(100)),
  pool: given,
  /** The most that is added to one gift. */
  plafond: v.nullable(given),
  team: v.nullable(slug),
  dateStart: v.nullable(instant),
  dateEnd: v.nullable(instant),
  active: v.boolean(),
};
/** `used`: matched so far, net of refunds, in currency units. Gifts leave `version` as it was (CALL-71). */
const matchingRecord = v.object({ ...matchingEntries, id: identifier, used: montant, version });
export type MatchingRecord = v.InferOutput<typeof matchingRecord>;

export const createMatching = defineRoute({
  id: 'ADMIN-MATCHING-CREATE',
  method: 'POST',
  path: '/admin/campagnes/:campaignId/matchings',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Have gifts of a campaign or a team matched, up to a pool',
  params: byCampaign,
  request: v.strictObject({
    ...v.partial(v.object(matchingEntries)).entries,
    label: matchingEntries.label,
    ratio: matchingEntries.ratio,
    pool: matchingEntries.pool,
  }),
  response: outcome({ data: matchingRecord }),
});

/** Matched amounts stay; a pool below them is rejected. */
export const updateMatching = defineRoute({
  id: 'ADMIN-MATCHING-UPDATE',
  method: 'PUT',
  path: '/admin/campagnes/:campaignId/matchings/:matchingId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Change how gifts to come are matched; 409 and the newest rule for another `version`',
  params: v.object({ campaignId: identifier, matchingId: identifier }),
  request: v.strictObject({ ...v.partial(v.object(matchingEntries)).entries, version: v.optional(version) }),
  response: changedOutcome({ data: matchingRecord }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listMatchings = defineRoute({
  id: 'ADMIN-MATCHING-LIST',
  method: 'GET',
  path: '/admin/campagnes/:campaignId/matchings',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Matching rules of a campaign and what each has added',
  params: byCampaign,
  query: v.object({ mode: v.optional(mode) }),
  response: dataOf(v.array(matchingRecord)),
});
