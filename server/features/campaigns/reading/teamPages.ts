import { BEST_TEAMS } from '../../../../src/contract/terms/bestTeams';
import type { Donor, Team } from '../../../../src/contract/campaigns/campaigns';
import type { QueryOut, ResponseOut } from '../../../../src/contract/route';
import type { routes } from '../../../../src/contract/routes';
import { orderTeams, searchTeams, teamsAfter } from '../../../../src/core/campaign';
import { teamsOf, type TeamIndex } from './teamIndex';

const orders = new WeakMap<TeamIndex, Team[]>();

/** Visible teams, highest amount first. Sorted once per state, on first need. */
function orderOf(index: TeamIndex): Team[] {
  const known = orders.get(index);
  if (known) return known;
  const order = orderTeams(teamsOf(index));
  orders.set(index, order);
  return order;
}

/** Teams by name, hidden ones too: whoever has a team's address sees it (TEAM-03). */
const named = ({ byParam }: TeamIndex, names: string): Team[] =>
  [...new Set(names.split(' '))].flatMap((name) => byParam.get(name)?.team ?? []);

/** Whether pages may hold only part of the teams. */
export const arePaged = ({ byId }: TeamIndex): boolean => byId.size > BEST_TEAMS;

/** Number of teams in lists. */
export const countVisible = (index: TeamIndex): number => orderOf(index).length;

/** The teams named in donors, which pages that hold part of the teams may lack (CALL-38). */
export function teamsOfDonors(index: TeamIndex, donors: readonly Donor[]): { readonly teams?: Team[] } {
  if (!arePaged(index)) return {};
  const names = new Set(donors.map(({ campagneExtraData }) => campagneExtraData.team ?? ''));
  return { teams: [...names].flatMap((name) => index.byParam.get(name)?.team ?? []) };
}

/** The teams a first read needs (CALL-37). @param names further teams to include, separated by spaces */
export function bestTeams(index: TeamIndex, names = ''): { readonly teams: Team[]; readonly teamCount: number } {
  const order = orderOf(index);
  // All of them stand as they came.
  const best = order.length > BEST_TEAMS ? order.slice(0, BEST_TEAMS) : teamsOf(index).filter(({ hidden }) => !hidden);
  const others = named(index, names).filter((team) => !best.includes(team));
  return { teams: [...best, ...others], teamCount: order.length };
}

export type TeamsQuery = Pick<QueryOut<typeof routes.listTeams>, 'after' | 'limit' | 'q' | 'team'>;

/** Whether the whole list is asked for, as pages of earlier releases do. */
export const isWholeList = ({ after, limit, q, team }: TeamsQuery): boolean =>
  after === undefined && limit === undefined && q === undefined && team === undefined;

/** The answer of CALL-17; null if `after` names no team. */
export function readTeamPage(index: TeamIndex, query: TeamsQuery): ResponseOut<typeof routes.listTeams> | null {
  const { after, limit = BEST_TEAMS, q, team } = query;
  if (team !== undefined) return { data: named(index, team) };
  if (isWholeList(query)) return { data: teamsOf(index) };
  const found = searchTeams(orderOf(index), q ?? '');
  const last = after === undefined ? undefined : index.byParam.get(after)?.team;
  if (after !== undefined && !last) return null;
  const rest = last ? teamsAfter(found, last) : found;
  return { data: rest.slice(0, limit), teamCount: found.length, complete: rest.length <= limit };
}
