import * as v from 'valibot';
import { identifier } from '../../src/contract/common';
import type { QueryOut, Route } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';
import { isWholeList } from '../features/campaigns/reading/teamPages';
import type { CampaignAnswers, ReadyAnswer } from './campaignAnswers';

/** Picks an answer of those that are ready; null when the team does not exist. */
export type Answer = (answers: CampaignAnswers) => ReadyAnswer | Promise<ReadyAnswer> | null;

/**
 * Addresses of a route of the contract. As forgiving as the application's own router: another way to write an address is no way
 * around the memory.
 */
export const addressesOf = ({ path }: Route) =>
  new RegExp(`^/v1${path.replace(/:(\w+)/g, '(?<$1>[^/?#]+)')}/?(?:\\?(?<query>[^#]*))?$`, 'i');

/** A campaign as an address names it. */
export interface Named {
  readonly campaignId: string;
  readonly org: string | undefined;
  /** Its rehearsal is looked at (ENT-32). */
  readonly asked: 'test' | undefined;
}

export interface Read extends Named {
  readonly route: string;
  readonly answer: Answer;
}

type Part = string | null | undefined;
type Parts = Readonly<Record<string, string | undefined>>;

/** The reads that are kept ready: which answer an address of each wants, null when the application has to give it. */
const ready: readonly { route: Route; addresses: RegExp; answer(parts: Parts): Answer | null }[] = [
  {
    route: routes.getCampaign,
    answer({ query }: Parts) {
      const asked = queryOf(routes.getCampaign, query);
      return (
        asked &&
        ((answers: CampaignAnswers) =>
          asked.teams ? answers.best(asked.team, asked.lang) : answers.campaign(asked.lang))
      );
    },
  },
  {
    route: routes.listTeams,
    answer({ query }: Parts) {
      const asked = queryOf(routes.listTeams, query);
      if (!asked) return null;
      return (answers: CampaignAnswers) => (isWholeList(asked) ? answers.teams() : answers.teamPage(asked));
    },
  },
  {
    route: routes.getTeamStats,
    answer({ teamParam }: Parts) {
      const team = decoded(teamParam);
      return team ? (answers: CampaignAnswers) => answers.teamStats(team) : null;
    },
  },
  {
    route: routes.listDonors,
    answer({ query }: Parts) {
      const team = teamOf(query);
      if (team === null) return null;
      return (answers: CampaignAnswers) => (team === undefined ? answers.donors() : answers.teamDonors(team));
    },
  },
].map((read) => ({ ...read, addresses: addressesOf(read.route) }));

/** The read an address means; null if it is not cached. */
export function parseRead(url: string): Read | null {
  for (const { route, addresses, answer: answerOf } of ready) {
    const parts = addresses.exec(url)?.groups;
    if (!parts) continue;
    const [campaignId, answer] = [decoded(parts['campaignId']), answerOf(parts)];
    const [org, asked] = [orgOf(parts['query']), modeOf(parts['query'])];
    if (!answer || org === null || asked === null || !v.is(identifier, campaignId)) return null;
    return { campaignId, org, asked, route: route.path, answer };
  }
  return null;
}

/** A query as a route takes it, null if the application must report an error. */
function queryOf<R extends typeof routes.getCampaign | typeof routes.listTeams>(
  { query: schema }: R,
  query: string | undefined,
): QueryOut<R> | null {
  const named = new URLSearchParams(query);
  const given = Object.keys(schema.entries).filter((name) => named.has(name));
  if (given.some((name) => named.getAll(name).length > 1)) return null;
  const result = v.safeParse(schema, Object.fromEntries(given.map((name) => [name, named.get(name)])));
  return result.success ? (result.output as QueryOut<R>) : null;
}

/** The organisation in a query, undefined without one, null if the application must report an error. */
export function orgOf(query: string | undefined): Part {
  if (!query) return undefined;
  const named = new URLSearchParams(query).getAll('org');
  return named.length === 0 ? undefined : named.length === 1 && v.is(identifier, named[0]) ? named[0] : null;
}

/** `test` if a query asks for the rehearsal, undefined if not, null if the application must report an error. */
export function modeOf(query: string | undefined): 'test' | undefined | null {
  const named = query ? new URLSearchParams(query).getAll('mode') : [];
  return named.length === 0 ? undefined : named.length === 1 && named[0] === 'test' ? 'test' : null;
}

/** The team in a query, undefined without one, null if the query asks for more than is cached. */
function teamOf(query: string | undefined): Part {
  if (!query) return undefined;
  const asked = new URLSearchParams(query);
  const teams = asked.getAll('team');
  return asked.has('before') || asked.has('limit') || teams.length > 1 || teams[0] === '' ? null : teams[0];
}

/** A decoded part of an address, undefined if absent, null if malformed. */
function decoded(part: string | undefined): Part {
  if (part === undefined) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
