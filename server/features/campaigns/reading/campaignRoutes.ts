import type { Request } from 'express';
import type { Donors } from '../../../../src/contract/campaigns/campaigns';
import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import type { Mount } from '../../../http/mount';
import { requireRow } from '../../../requireOwned';
import { PAGE } from '../../../page';
import { requirePlace } from '../../../http/place';
import { resolveOwner } from '../../../http/resolveOwner';
import { resolveCampaign } from './resolveCampaign';
import { campaignIn } from './campaignIn';
import { readDonors } from './donorStore';
import type { CampaignState, ReadState } from './readCampaign';
import { statsOfTeam } from './teamIndex';
import { bestTeams, readTeamPage, teamsOfDonors } from './teamPages';
import { findOrganisation } from '../../organisations/organisationStore';
import { viewSection } from '../../sections/sectionService';
import { findSection } from '../../sections/sectionStore';
import { translatedSections } from '../../translations/translatedLayouts';

interface CampaignCall {
  readonly params: { readonly campaignId: string };
  readonly query: { readonly org?: string | undefined; readonly mode?: 'test' | undefined };
  readonly request: Request;
}

/** Public reads of campaigns. Answers are parts of one state, except for pages of donors. */
export function mountCampaigns(mount: Mount, deps: Deps, readState: ReadState): void {
  const { queries } = deps.database;
  const stateOf = async ({ params, query, request }: CampaignCall): Promise<CampaignState> => {
    const asked = await resolveCampaign(deps, requirePlace(request), params.campaignId, query.org, query.mode);
    const state = await readState(asked);
    if (state) return state;
    throw new HttpError(404, 'There is no such campaign.', 'unknown_campaign');
  };

  mount(routes.getSection, async ({ params: { sectionId: id }, query: { org, lang }, request }) => {
    const owner = await resolveOwner(deps, requirePlace(request), { org, kind: 'section', id });
    const section = viewSection(requireRow(await findSection(queries, owner, id), 'section'));
    const author = lang && (await findOrganisation(queries, owner));
    const [data = section] = author ? await translatedSections(queries, author, lang, [section]) : [];
    return { data };
  });

  mount(routes.getCampaign, async (call) => {
    const state = await stateOf(call);
    const { teams } = state;
    const campaign = campaignIn(state, call.query.lang);
    return call.query.teams ? { ...campaign, ...bestTeams(teams, call.query.team) } : campaign;
  });

  mount(routes.listDonors, async (call): Promise<Donors> => {
    const state = await stateOf(call);
    const { team: param, before, limit = PAGE } = call.query;
    const { id: campaignId, devise } = state.campaign;
    const { organisationId, teams } = state;
    const team = param === undefined ? undefined : teams.byParam.get(param)?.team;
    if (param !== undefined && !team) throw unknownTeam();
    const data = await readDonors(
      queries,
      { organisationId, campaignId },
      { devise, shown: state.mode },
      {
        teamId: team?.id,
        before,
        limit,
      },
    );
    const total = team ? team.stats.count : state.gifts;
    return { data, stats: { count: { total } }, complete: data.length < limit, ...teamsOfDonors(teams, data) };
  });

  mount(routes.listTeams, async (call) => {
    const page = readTeamPage((await stateOf(call)).teams, call.query);
    if (!page) throw unknownTeam();
    return page;
  });

  mount(routes.getTeamStats, async (call) => {
    const { teams, campaign } = await stateOf(call);
    const stats = statsOfTeam(teams, call.params.teamParam, campaign.devise);
    if (!stats) throw unknownTeam();
    return { data: stats };
  });
}

const unknownTeam = () => new HttpError(404, 'This campaign has no such team.', 'unknown_team');
