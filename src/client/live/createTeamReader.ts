import type { Campaign, Team } from '../../contract/campaigns/campaigns';
import type { listTeams } from '../../contract/campaigns/campaignCalls';
import type { QueryIn, ResponseOut } from '../../contract/route';
import { addTeams, firstTeamPage, listedTeams, nextTeamPage, raisedBy, type TeamPages } from '../../core/campaign';

interface TeamReaderOptions {
  /** CALL-17. */
  readonly read: (query: QueryIn<typeof listTeams>) => Promise<ResponseOut<typeof listTeams>>;
  /** Null until it was read. */
  readonly campaign: () => Campaign | null;
  readonly hold: (campaign: Campaign) => void;
}

/** Reads the teams that a first read left out (CALL-38). */
export interface TeamReader {
  /** The list as far as it was read; null until the campaign was. */
  pages(): TeamPages | null;
  /** A campaign that was read, with the teams to hold. */
  first(read: Campaign): Campaign;
  /** After `first`: reads the list as far as it was read before. */
  restore(): Promise<void>;
  /** Holds teams that came with donors. */
  add(teams: readonly Team[] | undefined): void;
  /** Reads the teams that follow those listed. */
  more(): Promise<void>;
  /** Holds teams whose name or address contains a text. */
  find(text: string): Promise<void>;
  /** Holds the team of that name, a hidden one too. */
  named(param: string): Promise<void>;
}

const MOST = 100;

export function createTeamReader({ read, campaign, hold }: TeamReaderOptions): TeamReader {
  let pages: TeamPages | null = null;
  /** How many teams were listed before the last first read. */
  let before = 0;
  /** Teams as they were before it: they name gifts, but their figures may be old. A message replaces them. */
  let old = new WeakSet<Team>();

  const listed = () => (pages ? listedTeams(campaign()?.teams ?? [], pages) : []);

  function add(teams: readonly Team[] = []) {
    const known = campaign();
    if (!known) return;
    const came = new Set(teams.map(({ param }) => param));
    const kept = known.teams.filter((team) => !(old.has(team) && came.has(team.param)));
    const next = addTeams(kept.length < known.teams.length ? kept : known.teams, teams);
    if (next !== known.teams) hold({ ...known, teams: [...next] });
  }

  async function more(limit?: number) {
    const [start, last] = [pages, listed().at(-1)];
    if (!start || !last) return;
    const page = await read({ after: last.param, ...(limit && { limit: String(limit) }) });
    add(page.data);
    const known = campaign();
    // The campaign was read again meanwhile: other teams may stand before this page.
    if (pages !== start || !known) return;
    const { least } = (pages = nextTeamPage(start, page));
    hold({ ...known, teams: known.teams.filter((team) => !(old.has(team) && raisedBy(team) >= least)) });
  }

  return {
    pages: () => pages,
    first(read) {
      before = Math.max(before, listed().length);
      pages = firstTeamPage(read);
      const { least } = pages;
      const others = (campaign()?.teams ?? []).filter((team) => raisedBy(team) < least);
      old = new WeakSet(others);
      return { ...read, teams: [...addTeams(read.teams, others)] };
    },
    async restore() {
      for (let count = -1; listed().length > count && listed().length < before;) {
        count = listed().length;
        await more(Math.min(MOST, before - count));
      }
      before = 0;
    },
    add,
    more: () => more(),
    async find(text) {
      add((await read({ q: text })).data);
    },
    async named(param) {
      add((await read({ team: param })).data);
    },
  };
}
