import type { CampaignState } from '../features/campaigns/reading/readCampaign';
import { createCampaignAnswers, type CampaignAnswers, type ReadTeamDonors } from './campaignAnswers';
import type { Timers } from './timers';

interface CampaignCacheOptions {
  /** @param before the previous state: only what changed since is read */
  readonly read: (id: string, before?: CampaignState) => Promise<CampaignState | null>;
  /** Current versions, of all in one statement; a campaign that is gone is left out. */
  readonly readVersions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly readTeamDonors: ReadTeamDonors;
  readonly timers: Timers;
  /** A streamed campaign stays cached and is refreshed by itself. */
  readonly isWatched: (id: string) => boolean;
  readonly onChange: (before: CampaignState, after: CampaignState, id: string) => void;
  readonly onFailure: (error: unknown) => void;
  /** Maximum number of cached campaigns. */
  readonly most?: number;
}

interface CampaignCache {
  /** The cached answers; null for a campaign recently not found, undefined if it must be loaded. */
  peek(id: string): CampaignAnswers | null | undefined;
  /** Reads it if not cached; null if there is none. */
  load(id: string): Promise<CampaignAnswers | null>;
  /** It has changed: it is read again, at most once a second. */
  notice(id: string): void;
  /** Something may have been missed of any of them: those whose version moved are read again. */
  noticeAll(): void;
  stop(): void;
}

/** One campaign's part of the database's work: once a second at most. */
const REBUILD_PAUSE = 1000;
/** All versions are compared by then in any case (CALL-34); unused entries are dropped. */
const SAFETY = 30_000;
const UNKNOWN_FOR = 5000;
const MOST_UNKNOWN = 10_000;

interface Entry {
  answers: CampaignAnswers;
  builtAt: number;
  used: boolean;
  /** A change was announced after the current or next reading began. */
  dirty: boolean;
  reading: boolean;
  cancel(): void;
}

/** Campaigns as they are shown, read from the database when they change and never for a visitor, however many ask. */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createCampaignCache(options: CampaignCacheOptions): CampaignCache {
  const { read, readVersions, readTeamDonors, timers, isWatched, onChange, onFailure, most = 500 } = options;
  const entries = new Map<string, Entry>();
  const unknown = new Map<string, number>();
  const loading = new Map<string, Promise<CampaignAnswers | null>>();
  /** Campaigns that changed during their first read, which may have missed the change. */
  const noticed = new Set<string>();
  let stopped = false;
  let cancelSweep: (() => void) | null = null;
  let sweeping = false;
  /** Something may have been missed since the sweep under way began. */
  let again = false;

  function keep(id: string, state: CampaignState): Entry {
    const answers = createCampaignAnswers(state, readTeamDonors);
    const entry: Entry = { answers, builtAt: timers.now(), used: true, dirty: false, reading: false, cancel() {} };
    makeRoom();
    entries.set(id, entry);
    plan(id, entry);
    if (!cancelSweep) planSweep(SAFETY);
    return entry;
  }

  function makeRoom() {
    for (const [id, entry] of entries) {
      if (entries.size < most) return;
      if (!isWatched(id)) forget(id, entry);
    }
  }

  function forget(id: string, entry: Entry) {
    entry.cancel();
    entries.delete(id);
  }

  /** The next reading: soon after a change, else when time changes something. */
  function plan(id: string, entry: Entry) {
    entry.cancel();
    if (stopped) return;
    const { changesAt } = entry.answers.state;
    if (!entry.dirty && changesAt === null) return;
    const soon = Math.max(0, entry.builtAt + REBUILD_PAUSE - timers.now());
    // A timer cannot wait for months: what is further off is planned again by the sweep.
    const wait = entry.dirty ? soon : Math.max(REBUILD_PAUSE, (changesAt ?? 0) - timers.now());
    if (wait <= SAFETY) entry.cancel = timers.after(wait, () => void rebuild(id, entry));
  }

  function planSweep(wait: number) {
    cancelSweep?.();
    cancelSweep = stopped ? null : timers.after(wait, () => void sweep());
  }

  /** Compares all versions with the database's, and has those read again that moved. */
  async function sweep() {
    for (const [id, entry] of entries) if (!entry.dirty && !entry.used && !isWatched(id)) forget(id, entry);
    const resting = [...entries].filter(([, { dirty, reading }]) => !dirty && !reading);
    for (const [, entry] of resting) entry.used = false;
    let wait = SAFETY;
    sweeping = true;
    try {
      const versions = resting.length > 0 ? await readVersions(resting.map(([id]) => id)) : new Map<string, number>();
      for (const [id, entry] of resting) {
        if (entries.get(id) !== entry) continue;
        if (versions.get(id) !== entry.answers.state.campaign.version) mark(id, entry);
        else if (!entry.dirty && !entry.reading) plan(id, entry);
      }
    } catch (error) {
      wait = REBUILD_PAUSE;
      onFailure(error);
    }
    sweeping = false;
    if (entries.size > 0) planSweep(again ? 0 : wait);
    else cancelSweep = null;
    again = false;
  }

  async function rebuild(id: string, entry: Entry) {
    entry.reading = true;
    entry.dirty = false;
    try {
      const state = await read(id, entry.answers.state);
      if (entries.get(id) !== entry) return;
      if (!state) return forget(id, entry);
      const before = entry.answers.state;
      entry.answers = createCampaignAnswers(state, readTeamDonors);
      onChange(before, state, id);
    } catch (error) {
      entry.dirty = true;
      onFailure(error);
    } finally {
      entry.reading = false;
      entry.builtAt = timers.now();
      if (entries.get(id) === entry) plan(id, entry);
    }
  }

  async function first(id: string): Promise<CampaignAnswers | null> {
    noticed.delete(id);
    const state = await read(id);
    if (!state) {
      if (unknown.size >= MOST_UNKNOWN) unknown.clear();
      unknown.set(id, timers.now());
      return null;
    }
    const entry = keep(id, state);
    if (noticed.delete(id)) mark(id, entry);
    return entry.answers;
  }

  function mark(id: string, entry: Entry) {
    if (entry.dirty) return;
    entry.dirty = true;
    if (!entry.reading) plan(id, entry);
  }

  return {
    peek(id) {
      const entry = entries.get(id);
      if (entry) {
        entry.used = true;
        return entry.answers;
      }
      const since = unknown.get(id);
      return since !== undefined && timers.now() - since < UNKNOWN_FOR ? null : undefined;
    },
    load(id) {
      const known = loading.get(id) ?? first(id).finally(() => loading.delete(id));
      loading.set(id, known);
      return known;
    },
    notice(id) {
      unknown.delete(id);
      if (loading.has(id)) noticed.add(id);
      const entry = entries.get(id);
      if (entry) mark(id, entry);
    },
    noticeAll() {
      unknown.clear();
      for (const id of loading.keys()) noticed.add(id);
      for (const [id, entry] of entries) if (entry.reading) mark(id, entry);
      if (sweeping) again = true;
      else if (entries.size > 0) planSweep(0);
    },
    stop() {
      stopped = true;
      cancelSweep?.();
      for (const { cancel } of entries.values()) cancel();
    },
  };
}
