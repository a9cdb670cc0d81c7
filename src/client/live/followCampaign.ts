import type { Campaign, Donor } from '../../contract/campaigns/campaigns';
import type { Language } from '../../contract/terms/languages';
import type { TeamPages } from '../../core/campaign';
import type { Client } from '../client';
import { createClock, type Clock } from '../clock';
import { browserPage, type PageActivity } from '../polling';
import type { SafeStorage } from '../safeStorage';
import type { TeamReader } from './createTeamReader';
import { createFollower, type Follower, type Target } from './createFollower';
import type { EventSourceLike } from './openStream';
import { visitorId } from './visitorId';

export interface FollowOptions {
  readonly client: Client;
  readonly storage: SafeStorage;
  readonly campaignId: string;
  /** The language that its texts are asked for in, as far as they are translated. */
  readonly lang?: Language | undefined;
  /** Team and source that the address names; the server's answers take away those that do not exist. */
  readonly target?: Target;
  /** A screen: never idle or hidden, CALL-14 every 5 seconds instead of pings (SCREEN-01). */
  readonly always?: boolean;
  /** The page's surroundings, for tests. */
  readonly clock?: Clock;
  readonly page?: PageActivity;
  readonly connect?: ((url: string) => EventSourceLike) | null;
  readonly address?: () => string;
}

/** The current state of a followed campaign: a new object after a change, else the same one. */
export interface FollowedCampaign {
  /** Null until it was read. */
  readonly campaign: Campaign | null;
  /** Its list of teams as far as it was read (CALL-38). */
  readonly teamPages: TeamPages | null;
  /** Donors of the team that is shown, else of the campaign; newest first; null until they were read. */
  readonly donors: readonly Donor[] | null;
  /** How many there are in all. */
  readonly donorCount: number;
  /**
   * The latest arrivals, newest first, to be announced (FEED-02): a new array whenever some come, empty at first, never
   * those that were missed in an outage. At most three; all of them for a screen.
   */
  readonly fresh: readonly Donor[];
  readonly target: Target;
  /** The server is unreachable: this is the last known state (CALL-31). */
  readonly offline: boolean;
  /** There is no such campaign. */
  readonly missing: boolean;
}

/** A widget's hold on a campaign that its page follows. `get` and `subscribe` suit React's useSyncExternalStore. */
interface CampaignFollow {
  get(): FollowedCampaign;
  /** Calls `listener` after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Another team or source is looked at. */
  setTarget(target: Target): void;
  /** Reads donors below those known; false when there are no more. */
  older(): Promise<boolean>;
  /** Reads the teams that follow those listed, or those that match a text (CALL-38). */
  readonly teams: Pick<TeamReader, 'more' | 'find' | 'named'>;
  stop(): void;
}

/** One widget's part of a follower that its page shares. */
interface Holder {
  target: Target;
  aim(target: Target): void;
  update(): void;
}

interface Shared {
  readonly follower: Follower;
  /** The one that set its target last comes last: pings ask about that. */
  readonly holders: Set<Holder>;
}

const followers = new Map<string, Shared>();
const none: readonly Donor[] = [];
const noTarget: Target = { team: null, source: null };
const browserStream = typeof EventSource === 'undefined' ? null : (url: string) => new EventSource(url);

/**
 * Follows a campaign: all widgets of a page that show it share its first reads, its pings and one stream (PING, CALL-27); the last
 * that stops ends them.
 */
export function followCampaign(options: FollowOptions): CampaignFollow {
  const { client, campaignId, lang, always = false, target = noTarget } = options;
  const key = [client.apiHost.replace(/\/+$/, ''), client.org, client.rehearsal, campaignId, lang, always].join(' ');
  const isFirst = !followers.has(key);
  const shared = followers.get(key) ?? share(options, always);
  followers.set(key, shared);
  const { follower, holders } = shared;

  const listeners = new Set<() => void>();
  const holder: Holder = { target, aim, update };
  let list = follower.list(target.team);
  /** Anything that arrived before this widget appeared, or switched to this team, is not news to it. */
  let old = list.fresh();
  let view = look();

  function look(): FollowedCampaign {
    return {
      campaign: follower.campaign(),
      teamPages: follower.teams.pages(),
      donors: list.donors(),
      donorCount: list.count(),
      fresh: list.fresh() === old ? none : list.fresh(),
      target: holder.target,
      offline: follower.offline(),
      missing: follower.missing(),
    };
  }

  function update() {
    const next = look();
    if ((Object.keys(next) as (keyof FollowedCampaign)[]).every((name) => next[name] === view[name])) return;
    view = next;
    for (const listener of listeners) listener();
  }

  function aim(next: Target) {
    if (isSame(next, holder.target)) return;
    const before = holder.target.team;
    holder.target = next;
    if (next.team !== before) {
      list = follower.list(next.team);
      old = list.fresh();
    }
    update();
  }

  holders.add(holder);
  if (isFirst) follower.start();
  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTarget(next) {
      holders.delete(holder);
      holders.add(holder);
      aim(next);
    },
    older: () => list.older(),
    teams: follower.teams,
    stop() {
      listeners.clear();
      holders.delete(holder);
      if (holders.size > 0 || followers.get(key) !== shared) return;
      followers.delete(key);
      follower.stop();
    },
  };
}

const isSame = (one: Target, other: Target) => one.team === other.team && one.source === other.source;

function share({ client, storage, campaignId, lang, ...given }: FollowOptions, always: boolean): Shared {
  const holders = new Set<Holder>();
  const follower = createFollower({
    client,
    campaignId,
    lang,
    always,
    visitorId: () => visitorId(storage),
    clock: given.clock ?? createClock(new AbortController().signal),
    page: given.page ?? browserPage,
    connect: given.connect === undefined ? browserStream : given.connect,
    address: given.address ?? (() => location.href),
    target: () => [...holders].at(-1)?.target ?? noTarget,
    teams: () => new Set([...holders].map(({ target }) => target.team)),
    onTarget(asked, answered) {
      for (const { target, aim } of holders) if (isSame(target, asked)) aim(answered);
    },
    onChange() {
      for (const { update } of holders) update();
    },
  });
  return { follower, holders };
}
