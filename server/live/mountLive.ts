import { routes } from '../../src/contract/routes';
import type { Deps } from '../deps';
import { HttpError, TooManyAttempts } from '../errors';
import { resolveCampaign } from '../features/campaigns/reading/resolveCampaign';
import type { ReadState } from '../features/campaigns/reading/readCampaign';
import { requirePlace } from '../http/place';
import { networkOf } from '../guard/networkOf';
import type { Mount } from '../http/mount';
import { pingAnswer } from './campaignAnswers';
import { nameCampaign, type Live } from './createLive';

const unknownCampaign = () => new HttpError(404, 'There is no such campaign.', 'unknown_campaign');

/** Pings that the front hands on (CALL-15), and streams (CALL-27). */
export function mountLive(mount: Mount, deps: Deps, live: Live, readState: ReadState): void {
  mount(routes.pingCampaign, async ({ params, query, body, request }) => {
    const state = await readState(
      await resolveCampaign(deps, requirePlace(request), params.campaignId, query.org, query.mode),
    );
    if (!state) throw unknownCampaign();
    return pingAnswer(state, body);
  });

  mount(routes.streamCampaign, async ({ params: { campaignId }, query: { org, mode: asked }, request, response }) => {
    const network = networkOf(request.ip ?? '');
    if (!live.streams.hasRoom(network)) throw new TooManyAttempts('Too many streams are open.', 60);
    const campaign = { organisationId: await live.ownerOf(requirePlace(request), campaignId, org), campaignId, asked };
    const answers = await live.campaign(campaign);
    if (!answers) throw unknownCampaign();
    const lastVersion = Number(request.get('Last-Event-ID') ?? NaN);
    const { version } = answers.state.campaign;
    const viewer = request.get('user-agent');
    live.streams.open(nameCampaign(campaign), { response, network, viewer, version, lastVersion });
    return undefined;
  });
}
