import fc from 'fast-check';
import { applyDelta, changeDonors } from './applyDelta';

interface Donor {
  readonly id: number;
  readonly montant: number;
}
interface Sums {
  readonly sum: number;
  readonly count: number;
}
interface Snapshot {
  readonly version: number;
  readonly stats: Sums;
  readonly teams: Readonly<Record<string, Sums>>;
  readonly donors: readonly Donor[];
}
interface Delta extends Snapshot {
  readonly since: number;
  readonly gone: readonly string[];
}

const empty: Snapshot = { version: 0, stats: { sum: 0, count: 0 }, teams: {}, donors: [] };

const wireTeams = (teams: Snapshot['teams']) =>
  Object.entries(teams).map(([param, sums]) => ({ param, objectif: sums.sum, stats: { ...sums, matched: 0 } }));

/** A whole read of a state: campaign and donors, all its teams known from the start. */
function read({ version, stats, teams, donors }: Snapshot) {
  const nothing = { sum: 0, count: 0 };
  const all = Object.fromEntries(['lev', 'tov', '__proto__'].map((name) => [name, nothing]));
  return {
    campaign: { version, stats, matching: [], screen: {}, teams: wireTeams({ ...all, ...teams }) },
    donors,
  };
}
type Held = ReturnType<typeof read>;

/** Applies a message as a page would. */
function take(held: Held, { since, version, stats, teams, donors, gone }: Delta): Held | 'gap' {
  const campaign = applyDelta(held.campaign, { previous: since, version, stats, teams: wireTeams(teams) });
  if (campaign === 'gap' || campaign === held.campaign) return campaign === 'gap' ? campaign : held;
  return { campaign, donors: changeDonors(held.donors, { donors, gone }) };
}

/** Events of a campaign: gifts to teams, and gifts removed. */
const acts = fc.array(
  fc.record({
    team: fc.constantFrom('lev', 'tov', '__proto__'),
    montant: fc.integer({ min: 1, max: 500 }),
    out: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer A)[]> ? A : never;

const teamOf = (teams: Snapshot['teams'], name: string) =>
  Object.entries(teams).find(([key]) => key === name)?.[1] ?? { sum: 0, count: 0 };

/** The server's state after each act. */
function play(list: readonly Act[]): Snapshot[] {
  return list.reduce<Snapshot[]>(
    (states, { team, montant, out }) => {
      const last = states.at(-1)!;
      const version = last.version + 1;
      const before = teamOf(last.teams, team);
      const gone = out ? last.donors.at(-1) : undefined;
      const by = gone ? -gone.montant : montant;
      const count = gone ? -1 : 1;
      const next = {
        version,
        stats: { sum: last.stats.sum + by, count: last.stats.count + count },
        teams: { ...last.teams, [team]: { sum: before.sum + by, count: before.count + count } },
        donors: gone ? last.donors.slice(0, -1) : [{ id: version, montant }, ...last.donors],
      };
      return [...states, next];
    },
    [empty],
  );
}

/** The message sent for everything between two states. */
function between(states: readonly Snapshot[], since: number, version: number): Delta {
  const to = states[version]!;
  const steps = states.slice(since, version).map((from, index) => [from, states[since + index + 1]!] as const);
  const without = (list: Snapshot['donors'], other: Snapshot['donors']) =>
    list.filter(({ id }) => !other.some((donor) => donor.id === id));
  const changed = steps.flatMap(([from, next]) =>
    Object.keys(next.teams).filter((name) => teamOf(from.teams, name) !== teamOf(next.teams, name)),
  );
  return {
    since,
    version,
    stats: to.stats,
    teams: Object.fromEntries(Object.entries(to.teams).filter(([name]) => changed.includes(name))),
    donors: without(to.donors, states[since]!.donors),
    gone: steps.flatMap(([from, next]) => without(from.donors, next.donors)).map(({ id }) => String(id)),
  };
}

describe('applyDelta', () => {
  it('is the server’s state of its version after every message, lost, repeated, late or in one with others', () => {
    const messages = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 })), { maxLength: 60 });
    fc.assert(
      fc.property(acts, messages, (list, sent) => {
        const states = play(list);
        let held = read(empty);
        for (const [at, size] of sent) {
          const from = at % states.length;
          const to = Math.min(states.length - 1, from + size);
          const { version } = held.campaign;
          const next = take(held, between(states, from, to));
          expect(next === 'gap').toBe(to > version && from > version);
          if (next === 'gap') continue;
          expect(next.campaign.version).toBe(Math.max(version, to));
          expect(next).toEqual(read(states[next.campaign.version]!));
          if (to <= version) expect(next).toBe(held);
          held = next;
        }
        expect(take(read(empty), between(states, 0, states.length - 1))).toEqual(read(states.at(-1)!));
      }),
    );
  });

  it('keeps the newest donors only, when told how many', () => {
    const donors = [1, 2, 3].map((id) => ({ id, montant: 5 }));
    expect(changeDonors([], { donors }, 2)).toMatchObject([{ id: 3 }, { id: 2 }]);
  });
});

it('CALL-36 a page adds teams that come whole, and calls others as they are told', () => {
  const stats = (sum: number) => ({ sum, count: 1, matched: 0 });
  const known = [{ id: 'a', param: 'a', label: 'A', goal: null, hidden: false, objectif: 5, stats: stats(5) }];
  const campaign = { version: 1, stats: 0, matching: [], screen: {}, teams: known };
  const next = applyDelta(campaign, {
    ...{ previous: 1, version: 2 },
    teams: [
      { param: 'a', id: 'a', label: 'Renamed', goal: 9, hidden: true, stats: stats(6) },
      { param: 'b', id: 'b', label: 'B', goal: null, hidden: false, stats: stats(7) },
      // The page does not know this team.
      { param: 'c', stats: stats(8) },
    ],
  });
  expect(next).toMatchObject({
    version: 2,
    teams: [
      { id: 'a', param: 'a', label: 'Renamed', goal: 9, hidden: true, objectif: 6, stats: stats(6) },
      { id: 'b', param: 'b', label: 'B', goal: null, hidden: false, objectif: 7, stats: stats(7) },
    ],
  });
  expect(next === 'gap' ? 0 : next.teams).toHaveLength(2);
});
