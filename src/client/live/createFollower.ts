import { applyDelta } from '../../core/campaign';
import {
  getCampaign,
  getTeamStats,
  listDonors,
  listTeams,
  pingCampaign,
  streamCampaign,
} from '../../contract/campaigns/campaignCalls';
import type { Campaign, CampaignDelta } from '../../contract/campaigns/campaigns';
import type { ResponseOut, Route } from '../../contract/route';
import { ApiError } from '../apiError';
import { fillPath } from '../addressOf';
import type { CallArguments, Client } from '../client';
import type { Clock } from '../clock';
import { createPolling, type PageActivity } from '../polling';
import { createSpread } from './createSpread';
import { createDonorList, type DonorList } from './donorList';
import { isKnown } from './isKnown';
import { oneAtATime } from './oneAtATime';
import { bestTeams, inLanguage } from './bestTeams';
import { createTeamReader, type TeamReader } from './createTeamReader';
import { openStream, type StreamOptions } from './openStream';

/** Params of a visit's team and source; null if none. */
export interface Target {
  readonly team: string | null;
  readonly source: string | null;
}

interface FollowerOptions {
  readonly client: Client;
  readonly campaignId: string;
  readonly lang: Parameters<typeof inLanguage>[0];
  readonly visitorId: () => string;
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly connect: StreamOptions['connect'];
  /** The page's address, sent with pings. */
  readonly address: () => string;
  readonly always: boolean;
  /** The subject of the next ping. */
  readonly target: () => Target;
  readonly onTarget: (asked: Target, answered: Target) => void;
  /** Teams whose donors are shown; null stands for the whole campaign. */
  readonly teams: () => ReadonlySet<string | null>;
  readonly onChange: () => void;
}

export interface Follower {
  campaign(): Campaign | null;
  offline(): boolean;
  missing(): boolean;
  readonly teams: TeamReader;
  /** The donors of a team, or of the whole campaign; read from the first time on that they are asked for. */
  list(team: string | null): DonorList;
  start(): void;
  stop(): void;
}

/** A call without an answer by then has failed: a screen is right again soon after its network is. */
const callLimit = 10_000;
/** Stub: always visible, never idle. */
const nobody = {
  visible: () => true,
  onVisible: () => () => {},
  onHidden: () => () => {},
  onActivity: () => () => {},
};

/** Keeps a campaign up to date for all its views on a page (PING, CALL-27), until stopped. */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createFollower(options: FollowerOptions): Follower {
  const { client, campaignId, lang, clock, always } = options;
  const page: PageActivity = always ? { ...options.page, ...nobody } : options.page;
  const ending = new AbortController();
  const params = { campaignId };
  const lists = new Map<string | null, DonorList>();
  let campaign: Campaign | null = null;
  let offline = false;
  let missing = false;
  /** Something may have been missed: the next round reads all. */
  let stale = true;
  let initial = true;
  let started = false;
  /** The last version announced by the stream, read by a round, and read by the round before. */
  let heard = -1;
  let latest = -1;
  let expected = -1;

  async function call<R extends Route>(route: R, args: CallArguments<R>): Promise<ResponseOut<R>> {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const cancel = clock.after(callLimit, stop);
    ending.signal.addEventListener('abort', stop);
    try {
      return await client.call(route, { ...args, signal: limit.signal, quiet: true });
    } finally {
      cancel();
      ending.signal.removeEventListener('abort', stop);
    }
  }

  const teams = createTeamReader({
    read: (query) => call(listTeams, { params, query }),
    campaign: () => campaign,
    hold(next) {
      campaign = next;
      changed();
    },
  });

  const changed = () => {
    if (!ending.signal.aborted) options.onChange();
  };

  /** Waits for all parts, shows the results, then fails if one of them did. */
  async function all(parts: readonly Promise<void>[]) {
    const results = await Promise.allSettled(parts);
    changed();
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  const askedTeams = () =>
    bestTeams(new URL(options.address()).pathname, ...[...options.teams()].filter((team) => team !== null));

  async function readCampaign() {
    try {
      const answer = await call(getCampaign, { params, query: { ...(!always && askedTeams()), ...inLanguage(lang) } });
      missing = false;
      latest = answer.version;
      if (campaign && answer.version < campaign.version) return;
      const whole = teams.first(answer);
      if (!campaign || !isKnown(campaign, whole)) campaign = whole;
      // As far as they come (CALL-31).
      await teams.restore().catch(() => undefined);
    } catch (error) {
      missing = error instanceof ApiError && error.status === 404;
      throw error;
    }
  }

  async function readTeam(teamParam: string) {
    const { sum, count } = (await call(getTeamStats, { params: { campaignId, teamParam } })).data;
    const stats = { sum: sum.total, count: count.total, matched: sum.matched };
    const counted = campaign?.teams.map((team) =>
      team.param === teamParam ? { ...team, stats, objectif: stats.sum } : team,
    );
    if (campaign && counted) campaign = { ...campaign, teams: counted };
  }

  function refreshLists() {
    for (const team of lists.keys()) if (!options.teams().has(team)) lists.delete(team);
    return [...lists.values()].map((list) => list.refresh());
  }

  const readAll = oneAtATime(async () => {
    await all([readCampaign(), ...refreshLists()]);
    stale = latest < heard;
  });

  /** After a change of the total that did not come by the stream (PING-02). */
  const readFigures = () => {
    const refreshed = refreshLists();
    const looked = [...lists.keys()].filter((team) => team !== null);
    return all([...refreshed, ...looked.map(readTeam)]);
  };

  async function ping() {
    const asked = options.target();
    const body = { target: { ...asked, initial, url: options.address().slice(0, 2048) } };
    initial = false;
    const answer = await call(pingCampaign, { params: { campaignId, visitorId: options.visitorId() }, body });
    options.onTarget(asked, answer.target);
    const known = campaign;
    latest = answer.data.version;
    if (!known || latest < known.version) return;
    // It may contain only part of the totals, too.
    const next = { ...known, ...answer.data, stats: { ...known.stats, ...answer.data.stats } };
    if (isKnown(known, next)) return;
    // Deltas go on from the version that is known whole.
    campaign = { ...next, version: known.version };
    changed();
    if (latest > known.version && !stream.open()) await readAll();
    else if (totalOf(next) !== totalOf(known)) await readFigures();
  }

  async function look() {
    const known = campaign;
    await readCampaign();
    changed();
    if (campaign !== known) await all(refreshLists());
  }

  /** Whether the server answered. */
  async function attempt(...works: (() => Promise<void>)[]): Promise<boolean> {
    try {
      await all(works.map((work) => work()));
      if (!stale) tellOffline(false);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (ending.signal.aborted || (status >= 400 && status < 500)) return status !== 429;
      stale = true;
      tellOffline(true);
      return false;
    }
  }

  function tellOffline(next: boolean) {
    if (next === offline) return;
    offline = next;
    changed();
  }

  async function round() {
    const answered = await attempt(...(always ? [] : [ping]), ...(stale ? [readAll] : always ? [look] : []));
    // A connection that died silently shows in versions the stream never announced.
    if (stream.open() && expected > heard) stream.restart();
    expected = latest;
    // The next round waits longer.
    if (!answered) throw new Error('no answer');
  }

  function take(delta: CampaignDelta) {
    heard = delta.version;
    if (!campaign) return;
    const isAsked = delta.reload && !delta.whole && delta.version >= campaign.version;
    const next = isAsked ? 'gap' : applyDelta(campaign, delta);
    if (next === 'gap') {
      stale = true;
      void attempt(readAll);
      return;
    }
    campaign = next;
    for (const list of lists.values()) list.change(delta);
    changed();
  }

  const query = `${new URLSearchParams({
    ...(client.org !== undefined && { org: client.org }),
    ...(client.rehearsal && { mode: 'test' }),
  })}`;
  const stream = openStream({
    url: `${client.apiHost.replace(/\/+$/, '')}/v1${fillPath(streamCampaign.path, params)}${query && `?${query}`}`,
    clock,
    page,
    connect: options.connect,
    onDelta: take,
  });
  return {
    campaign: () => campaign,
    offline: () => offline,
    missing: () => missing,
    teams,
    list(team) {
      const known = lists.get(team);
      if (known) return known;
      const list = createDonorList({
        team,
        unnamed: () => campaign?.teams.some(({ param, hidden }) => hidden && param === team) ?? false,
        async read(before) {
          const query = { ...(team !== null && { team }), ...(before && { before }) };
          const page = await call(listDonors, { params, query });
          teams.add(page.teams);
          return page;
        },
        mostFresh: always ? Infinity : undefined,
        refreshLater: (refresh) =>
          createSpread({
            ...clock,
            task: () => {
              if (lists.get(team) === list && !ending.signal.aborted) refresh();
            },
          }),
        catchingUp: () => offline,
        onChange: changed,
      });
      lists.set(team, list);
      if (started) void attempt(list.refresh);
      return list;
    },
    start() {
      started = true;
      createPolling({
        task: round,
        clock,
        signal: ending.signal,
        page,
        ...(always && { idleAfter: Infinity, longest: callLimit }),
      });
    },
    stop() {
      stream.stop();
      ending.abort();
    },
  };
}

const totalOf = ({ stats }: Pick<Campaign, 'stats'>) => stats.total.sum.total;
