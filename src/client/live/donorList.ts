import { changeDonors, donorKey, mergeDonorPage, newDonors, newestKey } from '../../core/campaign';
import type { CampaignDelta, Donor, Donors } from '../../contract/campaigns/campaigns';
import { oneAtATime } from './oneAtATime';

interface DonorListOptions {
  /** Null for donors of the whole campaign. */
  readonly team: string | null;
  /**
   * Whether the team's gifts come without its name because it is hidden: changes then do not show which are its own.
   */
  readonly unnamed: () => boolean;
  /** Reads the newest donors, or those below a key (CALL-16). */
  readonly read: (before?: string) => Promise<Donors>;
  /** How many of those that arrived together are marked as fresh. */
  readonly mostFresh: number | undefined;
  /** Whether arriving donors were missed while disconnected: shown, but not as fresh. */
  readonly catchingUp: () => boolean;
  /** Reads again later, each page at another moment (CALL-35). */
  readonly refreshLater: (refresh: () => void) => () => void;
  readonly onChange: () => void;
}

export interface DonorList {
  /** Newest first; null until they were read. */
  donors(): readonly Donor[] | null;
  count(): number;
  /** The latest arrivals: a new array whenever some come (FEED-02). */
  fresh(): readonly Donor[];
  refresh(): Promise<void>;
  change(delta: CampaignDelta): void;
  /** Reads donors below those known; false when there are no more. */
  older(): Promise<boolean>;
}

const kept = 200;

/** Donors of a campaign or one of its teams, kept up to date by rereading and by arriving changes. */
export function createDonorList(options: DonorListOptions): DonorList {
  const { team, unnamed, read, mostFresh, catchingUp, onChange } = options;
  let donors: readonly Donor[] | null = null;
  let count = 0;
  let fresh: readonly Donor[] = [];
  let seen: string | null = null;
  /** The version up to which all donors are known; null if the server does not give one. */
  let version: number | null = null;
  let keep = kept;
  /** Number of messages that left donors out. */
  let gaps = 0;
  /** Changes received while donors are being read: the answer may be older. */
  let meanwhile: CampaignDelta[] | null = null;

  function show(next: readonly Donor[]) {
    const arrived = catchingUp() ? [] : newDonors(next, seen, mostFresh);
    if (arrived.length > 0) fresh = arrived;
    seen = newestKey([...next, { _id: seen }]);
    donors = next;
  }

  function take(delta: CampaignDelta) {
    if (version !== null) {
      if (delta.version <= version) return;
      if (delta.previous !== version) return void refresh().catch(() => undefined);
      version = delta.version;
    }
    if (team !== null && unnamed()) return takeUnnamed(delta, team);
    const total = team === null ? delta.stats?.total.count.total : figuresOf(delta, team)?.count;
    count = total ?? count;
    const isOwn = (donor: Donor) => team === null || donor.campagneExtraData.team === team;
    const moved = delta.donors?.filter((donor) => !isOwn(donor)).map(donorKey) ?? [];
    // Known donors are below a gap: they are read again on scrolling. A team's own donors may all be in the message.
    const isGap = isCut(delta) && (team === null || !delta.others);
    const known = isGap ? [] : (donors ?? []);
    if (isGap) keep = kept;
    show(changeDonors(known, { donors: delta.donors?.filter(isOwn), gone: [...(delta.gone ?? []), ...moved] }, keep));
    if (isCut(delta)) readRest(delta, team === null || total !== undefined);
  }

  /** Reads donors that a message left out: at once only from servers that do not send `others`. */
  function readRest(delta: CampaignDelta, concerned: boolean) {
    gaps += 1;
    if (!delta.others) void refresh().catch(() => undefined);
    else if (concerned) refreshLater();
  }

  /** Removed donors are known by key; new and changed ones are read. */
  function takeUnnamed(delta: CampaignDelta, team: string) {
    const known = new Set(donors?.map(donorKey));
    show(changeDonors(donors ?? [], { gone: delta.gone }, keep));
    const isKnown = delta.donors?.some((donor) => known.has(donorKey(donor))) ?? false;
    const concerns = isKnown || figuresOf(delta, team) !== undefined;
    if (isCut(delta)) readRest(delta, concerns);
    else if (concerns) void refresh().catch(() => undefined);
  }

  const refresh = oneAtATime(async () => {
    meanwhile = [];
    try {
      const answer = await read();
      if (version === null || (answer.version ?? version) >= version) {
        version = answer.version ?? null;
        count = answer.stats.count.total;
        // Hidden donors count too, so the number alone does not show where donors end.
        const { complete = answer.data.length >= count } = answer;
        show(mergeDonorPage(donors ?? [], answer.data, { complete }).slice(0, keep));
      }
    } finally {
      const arrived = meanwhile;
      meanwhile = null;
      if (donors) arrived.forEach(take);
    }
    onChange();
  });

  const refreshLater = options.refreshLater(() => void refresh().catch(() => undefined));

  return {
    donors: () => donors,
    count: () => count,
    fresh: () => fresh,
    refresh,
    change(delta) {
      meanwhile?.push(delta);
      if (donors) take(delta);
    },
    async older() {
      const before = donors?.at(-1);
      if (!before) return false;
      const [start, answer] = [gaps, await read(donorKey(before))];
      // By now, what was read is below a gap.
      if (gaps !== start) return true;
      keep += answer.data.length;
      donors = mergeDonorPage(donors ?? [], answer.data, { before: donorKey(before) });
      onChange();
      return answer.data.length > 0;
    },
  };
}

/** Whether a message leaves donors out. */
const isCut = ({ others = 0, more = false }: CampaignDelta) => others > 0 || more;

const figuresOf = (delta: CampaignDelta, team: string) => delta.teams?.find(({ param }) => param === team)?.stats;
