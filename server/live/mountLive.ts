import { routes } from '../../src/contract/routes';
import { HttpError, TooManyAttempts } from '../errors';
import type { ReadState } from '../features/campaigns/readCampaign';
import { networkOf } from '../features/guard/networkOf';
import type { Mount } from '../http/mount';
import { pingAnswer } from './campaignAnswers';
import type { Live } from './createLive';

const unknownCampaign = () => new HttpError(404, 'There is no such campaign.', 'unknown_campaign');

/** Pings that the front hands on (CALL-15), and streams (CALL-27). */
export function mountLive(mount: Mount, live: Live, readState: ReadState): void {
  mount(routes.pingCampaign, async ({ params, body }) => {
    const state = await readState(params.campaignId);
    if (!state) throw unknownCampaign();
    return pingAnswer(state, body);
  });

  mount(routes.streamCampaign, async ({ params: { campaignId }, request, response }) => {
    const network = networkOf(request.ip ?? '');
    if (!live.streams.hasRoom(network)) throw new TooManyAttempts('Too many streams are open.', 60);
    const answers = await live.campaign(campaignId);
    if (!answers) throw unknownCampaign();
    const lastVersion = Number(request.get('Last-Event-ID') ?? NaN);
    const { version } = answers.state.campaign;
    live.streams.open(campaignId, { response, network, version, lastVersion });
    return undefined;
  });
}
