import { randomInt } from 'node:crypto';
import { readDonors } from '../features/campaigns/donorStore';
import { readCampaignState } from '../features/campaigns/readCampaign';
import type { Deps } from '../deps';
import { loggable } from '../http/errorHandler';
import { PAGE } from '../page';
import { CAMPAIGN_CHANNEL } from './announceChange';
import { campaignDelta } from './campaignDelta';
import type { CampaignAnswers } from './campaignAnswers';
import { createCampaignCache } from './createCampaignCache';
import { createStreams, type Streams } from './createStreams';
import { createTimers, type Timers } from './timers';

/** Campaigns as visitors see them, and those who watch them as they change. */
export interface Live {
  readonly streams: Streams;
  /** What is shown of a campaign, null when there is none; a promise when it has to be read first. */
  campaign(id: string): CampaignAnswers | null | Promise<CampaignAnswers | null>;
  /** Ends all streams and hears no more. */
  stop(): Promise<void>;
}

/** Listens to the database from the first time on that a campaign is asked for. */
export function createLive(
  { database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>,
  random: () => number = () => randomInt(1000) / 1000,
  timers: Timers = createTimers(now),
): Live {
  const { queries } = database;
  const streams = createStreams({ timers, random });
  const campaigns = createCampaignCache({
    timers,
    read: (id) => readCampaignState(queries, id, now()),
    readTeamDonors: ({ campaign: { id, devise } }, teamId) => readDonors(queries, id, devise, { teamId, limit: PAGE }),
    isWatched: (id) => streams.count(id) > 0,
    onChange(before, after) {
      const delta = campaignDelta(before, after);
      if (delta) streams.send(after.campaign.id, delta);
    },
    onFailure: (error) => log.error({ error: loggable(error) }, 'a campaign could not be read'),
  });

  let listening: Promise<() => Promise<void>> | null = null;
  const listen = () => {
    listening ??= database.listen(
      CAMPAIGN_CHANNEL,
      (payload) => campaigns.notice(payload.split(' ')[0] ?? ''),
      campaigns.noticeAll,
    );
    listening.catch(() => (listening = null));
    return listening;
  };

  return {
    streams,
    campaign(id) {
      const ready = campaigns.peek(id);
      return ready === undefined ? listen().then(() => campaigns.load(id)) : ready;
    },
    async stop() {
      streams.stop();
      campaigns.stop();
      await (
        await listening
      )?.();
    },
  };
}
