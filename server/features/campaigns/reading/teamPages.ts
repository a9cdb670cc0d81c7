import type { Team } from '../../../../src/contract/campaigns/campaigns';
import type { QueryOut, ResponseOut } from '../../../../src/contract/route';
import type { routes } from '../../../../src/contract/routes';
import { orderTeams, teamsAfter } from '../../../../src/core/campaign';
import { foldText } from '../../../../src/core/text';
import { teamsOf, type TeamIndex } from './teamIndex';

/** How many teams a first read holds, and a page unless it says otherwise. */
const BEST_TEAMS = 50;

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

/** The teams a first read needs (CALL-37). @param names further teams to include, separated by spaces */
export function bestTeams(index: TeamIndex, names = ''): { readonly teams: Team[]; readonly teamCount: number } {
  const order = orderOf(index);
  const best = order.slice(0, BEST_TEAMS);
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

const folded = new WeakMap<Team, readonly string[]>();

/** Searchable text of a team, folded once per team object. */
function wordsOf(team: Team): readonly string[] {
  const known = folded.get(team);
  if (known) return known;
  const words = [foldText(team.label), foldText(team.param)];
  folded.set(team, words);
  return words;
}

function searchTeams(teams: readonly Team[], q: string): readonly Team[] {
  const wanted = foldText(q);
  return wanted === '' ? teams : teams.filter((team) => wordsOf(team).some((word) => word.includes(wanted)));
}
