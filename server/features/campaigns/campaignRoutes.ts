import type { Donors } from '../../../src/contract/campaigns';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { Mount } from '../../http/mount';
import { PAGE } from '../../page';
import { readDonors } from './donorStore';
import type { CampaignState, ReadState } from './readCampaign';
import { viewSection } from './sectionService';
import { findSection } from './sectionStore';

/** What everybody may read of campaigns. Answers are parts of one state, but for pages of donors. */
export function mountCampaigns(mount: Mount, { database: { queries } }: Deps, readState: ReadState): void {
  const stateOf = async (id: string): Promise<CampaignState> => {
    const state = await readState(id);
    if (state) return state;
    throw new HttpError(404, 'There is no such campaign.', 'unknown_campaign');
  };

  mount(routes.getSection, async ({ params }) => {
    const section = await findSection(queries, params.sectionId);
    if (!section) throw new HttpError(404, 'There is no such section.', 'unknown_section');
    return { data: viewSection(section) };
  });

  mount(routes.getCampaign, async ({ params }) => (await stateOf(params.campaignId)).campaign);

  mount(routes.listDonors, async ({ params, query }): Promise<Donors> => {
    const state = await stateOf(params.campaignId);
    const { team: param, before, limit = PAGE } = query;
    const { id, devise, teams } = state.campaign;
    const team = param === undefined ? undefined : teams.find((one) => one.param === param);
    if (param !== undefined && !team) throw unknownTeam();
    const data = await readDonors(queries, id, devise, { teamId: team?.id, before, limit });
    const total = team ? team.stats.count : state.gifts;
    return { data, stats: { count: { total } }, complete: data.length < limit };
  });

  mount(routes.listTeams, async ({ params }) => ({ data: (await stateOf(params.campaignId)).campaign.teams }));

  mount(routes.getTeamStats, async ({ params }) => {
    const stats = (await stateOf(params.campaignId)).teamStats.get(params.teamParam);
    if (!stats) throw unknownTeam();
    return { data: stats };
  });
}

const unknownTeam = () => new HttpError(404, 'This campaign has no such team.', 'unknown_team');
