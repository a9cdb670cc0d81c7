import { randomInt } from 'node:crypto';
import { findVersions } from '../features/campaigns/campaignStore';
import { readDonors } from '../features/campaigns/reading/donorStore';
import { readCampaignState, type AskedCampaign } from '../features/campaigns/reading/readCampaign';
import type { Place } from '../http/place';
import { resolveOwner } from '../http/resolveOwner';
import type { Deps } from '../deps';
import { loggable } from '../loggable';
import { PAGE } from '../page';
import { CAMPAIGN_CHANNEL } from '../db/announceChange';
import { campaignDelta } from './campaignDelta';
import type { CampaignAnswers } from './campaignAnswers';
import { createCampaignCache } from './createCampaignCache';
import { createStreams, type Streams } from './createStreams';
import { createTimers, type Timers } from './timers';

/** Key of a campaign in memory and among streams, with its rehearsal apart (ENT-32). No id has a space. */
export const nameCampaign = ({ organisationId, campaignId, asked }: AskedCampaign) =>
  [organisationId, campaignId, ...(asked ? [asked] : [])].join(' ');
const keyOf = (name: string): AskedCampaign => {
  const [organisationId = '', campaignId = '', asked] = name.split(' ');
  return { organisationId, campaignId, ...(asked === 'test' && { asked }) };
};

/** Campaigns as visitors see them, and those who watch them as they change. */
export interface Live {
  readonly streams: Streams;
  /** A campaign's public state, null if there is none; a promise if it must be read first. */
  campaign(key: AskedCampaign): CampaignAnswers | null | Promise<CampaignAnswers | null>;
  /** Organisation of the campaign (ORG-01): a promise the first time. */
  ownerOf(place: Place, campaignId: string, org: string | undefined): string | Promise<string>;
  /** Ends all streams and stops listening. */
  stop(): Promise<void>;
}

/** Listens to the database from the first time on that a campaign is asked for. */
export function createLive(
  deps: Pick<Deps, 'database' | 'now' | 'log'>,
  random: () => number = () => randomInt(1000) / 1000,
  timers: Timers = createTimers(deps.now),
): Live {
  const { database, now, log } = deps;
  const { queries } = database;
  const streams = createStreams({ timers, random });
  const campaigns = createCampaignCache({
    timers,
    read: (name, before) => readCampaignState(queries, keyOf(name), now(), before),
    async readVersions(names) {
      const versions = await findVersions(queries, names.map(keyOf));
      return new Map(names.flatMap((name, index) => (versions[index] === null ? [] : [[name, versions[index] ?? 0]])));
    },
    readTeamDonors: ({ organisationId, mode, campaign: { id: campaignId, devise } }, teamId) =>
      readDonors(queries, { organisationId, campaignId }, { devise, shown: mode }, { teamId, limit: PAGE }),
    isWatched: (name) => streams.count(name) > 0,
    onChange(before, after, name) {
      const delta = campaignDelta(before, after);
      if (delta) streams.send(name, delta);
    },
    onFailure: (error) => log.error({ error: loggable(error) }, 'a campaign could not be read'),
  });

  let listening: Promise<() => Promise<void>> | null = null;
  const listen = () => {
    listening ??= database.listen(
      CAMPAIGN_CHANNEL,
      (payload) => {
        const [organisationId = '', campaignId = ''] = payload.split(' ');
        for (const asked of [undefined, 'test'] as const)
          campaigns.notice(nameCampaign({ organisationId, campaignId, asked }));
      },
      campaigns.noticeAll,
    );
    listening.catch(() => (listening = null));
    return listening;
  };

  return {
    streams,
    campaign(key) {
      const name = nameCampaign(key);
      const ready = campaigns.peek(name);
      return ready === undefined ? listen().then(() => campaigns.load(name)) : ready;
    },
    ownerOf: (place, id, org) => resolveOwner(deps, place, { org, kind: 'campaign', id }),
    async stop() {
      streams.stop();
      campaigns.stop();
      await (
        await listening
      )?.();
    },
  };
}
