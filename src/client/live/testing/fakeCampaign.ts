import type { Campaign, CampaignDelta, Donor } from '../../../contract/campaigns/campaigns';
import type { Route } from '../../../contract/route';
import { ApiError } from '../../apiError';
import type { Client } from '../../client';
import { createSafeStorage } from '../../safeStorage';
import { createFakeClock } from '../../testing/fakeClock';
import { createFakePage } from '../../testing/fakePage';
import { followCampaign, type FollowOptions } from '../followCampaign';
import type { EventSourceLike } from '../openStream';

export const buildDonor = (number: number, team: string | null = null): Donor => ({
  _id: number.toString(16).padStart(12, '0'),
  montant: 10,
  type: 'DON',
  montantPerMonth: null,
  matched: 0,
  datetime: '2025-01-15T12:00:00.000Z',
  commentaire: '',
  campagneExtraData: { displayName: `Donor ${number}`, team },
});

export const buildTeam = (param: string): Campaign['teams'][number] => ({
  id: param,
  param,
  label: param,
  objectif: 0,
  goal: null,
  hidden: false,
  stats: { sum: 0, count: 0, matched: 0 },
});

const stats = (total: number, count: number): Campaign['stats'] => ({
  total: { sum: { total, matched: 0, received: total }, count: { total: count } },
  engagements: { sum: 0, count: 0 },
});

/** An EventSource that a test opens, feeds and fails. */
class FakeSource implements EventSourceLike {
  readyState = 0;
  readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();
  constructor(readonly url: string) {}
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.readyState = 2;
  }
  tell(type: string, data = '') {
    if (type === 'open') this.readyState = 1;
    this.listeners.get(type)?.({ data } as MessageEvent<string>);
  }
  fail(state: 0 | 2) {
    this.readyState = state;
    this.tell('error');
  }
}

interface Arguments {
  readonly team?: string;
  readonly after?: string;
  readonly limit?: string;
  readonly q?: string;
  readonly teamParam?: string;
  readonly before?: string;
  readonly target?: { team: string | null };
}

interface CallParts {
  readonly params: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly signal: AbortSignal;
}

let made = 0;

/**
 * A campaign of a server that exists only here: gifts raise its version, calls are answered from it and noted (`GET 14`), streams
 * are opened by the test. Each has an id of its own, because followers are shared by a page.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createFakeCampaign() {
  const id = `campaign-${(made += 1)}`;
  const clock = createFakeClock();
  const page = createFakePage();
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  const calls: { at: number; id: string; query: CallParts['query']; body: unknown; params: Record<string, string> }[] =
    [];
  const sources: FakeSource[] = [];
  const start = clock.now();
  let campaign = {
    id,
    version: 1,
    stats: stats(0, 0),
    teams: ['red', 'blue'].map(buildTeam),
    sources: [],
  } as unknown as Campaign;
  let donors: Donor[] = [];
  let state: 'up' | 'down' | 'mute' | 'gone' = 'up';

  const answers: Record<string, (args: Arguments) => unknown> = {
    'CALL-14': () => campaign,
    'CALL-15': ({ target }) => ({
      data: { stats: campaign.stats, version: campaign.version },
      target: { team: campaign.teams.find(({ param }) => param === target?.team)?.param ?? null, source: null },
    }),
    'CALL-16': ({ team }) => {
      const data = donors.filter((donor) => !team || donor.campagneExtraData.team === team);
      return { data, stats: { count: { total: data.length } }, version: campaign.version };
    },
    'CALL-17': () => ({ data: campaign.teams }),
    'CALL-18': ({ teamParam }) => {
      const team = campaign.teams.find(({ param }) => param === teamParam);
      if (!team) throw new ApiError('http', 'no such team', 404);
      return { data: { sum: { total: team.stats.sum, matched: 0, received: 0 }, count: { total: team.stats.count } } };
    },
  };

  const client = {
    apiHost: 'https://api.test/',
    async call(route: Route, args: CallParts) {
      const { params, query, body, signal } = args;
      calls.push({ at: clock.now() - start, id: route.id, query, body, params });
      if (state === 'down') throw new ApiError('network', 'no answer', 0);
      if (state === 'gone') throw new ApiError('http', 'no such campaign', 404);
      if (state === 'mute') {
        return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)));
      }
      const answer = structuredClone(answers[route.id]?.({ ...params, ...query, ...body }));
      await Promise.resolve();
      return answer;
    },
  } as unknown as Client;

  const world = {
    id,
    clock,
    page,
    storage,
    sources,
    /** Calls since the last look, as `CALL-16` or `CALL-16 red`. */
    took: () =>
      calls.splice(0).map(({ id, query }) => [id, id === 'CALL-16' && query?.['team']].filter(Boolean).join(' ')),
    calls,
    answers,
    setState: (next: typeof state) => (state = next),
    campaign: () => campaign,
    source: () => sources.at(-1) as FakeSource,
    /** Adds gifts; @returns the resulting delta. */
    give(count = 1, team: string | null = null): CampaignDelta {
      const came = Array.from({ length: count }, (_, index) => buildDonor(donors.length + index + 1, team));
      donors = [...came.reverse(), ...donors];
      const teams = campaign.teams.map((one) => {
        const of = donors.filter((donor) => donor.campagneExtraData.team === one.param).length;
        return { ...one, objectif: of * 10, stats: { sum: of * 10, count: of, matched: 0 } };
      });
      campaign = { ...campaign, teams, stats: stats(donors.length * 10, donors.length) };
      return world.change({
        stats: campaign.stats,
        donors: came,
        teams: teams.filter(({ param }) => param === team).map(({ param, stats }) => ({ param, stats })),
      });
    },
    /** Makes a change; @returns the resulting delta. */
    change(parts: Partial<CampaignDelta>): CampaignDelta {
      campaign = { ...campaign, version: campaign.version + 1 };
      return { ...parts, version: campaign.version, previous: campaign.version - 1 };
    },
    moderate(number: number): CampaignDelta {
      const gone = buildDonor(number)._id;
      donors = donors.filter(({ _id }) => _id !== gone);
      return world.change({ gone: [gone] });
    },
    tell: (delta: CampaignDelta) => world.source().tell('campagne', JSON.stringify(delta)),
    hello: () => world.tell({ version: campaign.version, previous: campaign.version }),
    widget: (options: Partial<FollowOptions> = {}) =>
      followCampaign({
        client,
        storage,
        campaignId: id,
        clock,
        page,
        address: () => 'https://site.test/gala/red?s=mail',
        connect(url) {
          const source = new FakeSource(url);
          sources.push(source);
          return source;
        },
        ...options,
      }),
  };
  return world;
}

/** The total that a widget shows. */
export const total = (view: { campaign: { stats: { total: { sum: { total: number } } } } | null }) =>
  view.campaign?.stats.total.sum.total;

/** A follower that has read everything, without a stream. */
export async function setUp(options = {}) {
  const world = createFakeCampaign();
  world.give(2);
  const follow = world.widget({ connect: null, ...options });
  await world.clock.pass(0);
  const first = world.took();
  return { ...world, follow, first };
}

/** A follower that has read everything, with an open stream. */
export async function setUpStream(options = {}) {
  const world = createFakeCampaign();
  world.give(2);
  const follow = world.widget(options);
  await world.clock.pass(0);
  world.source().tell('open');
  world.hello();
  world.took();
  return { ...world, follow };
}
