import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import type { TokenHolder } from '../../secrets/tokens';
import type { Owned, Removable } from './removable';
import { removableCampaign, removableMatching, removableTeam } from './removableCampaigns';
import { removableCaisse, removableCalendar, removableForm, removableSection, removableService } from './removables';
import { removeRecord } from './removeRecord';

interface Call {
  readonly holder: TokenHolder;
  readonly query: { readonly version?: string | undefined };
}

/** Records that nothing depends on are deleted (GONE-01). */
export const removalRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const remove = async <Row extends Owned>({ holder, query }: Call, removable: Removable<Row>, id: string) => {
    await removeRecord(deps, holder, removable, { id, version: query.version });
    return { success: true as const };
  };
  mount(routes.deleteCaisse, (call) => remove(call, removableCaisse, call.params.caisseId));
  mount(routes.deleteService, (call) => remove(call, removableService, call.params.serviceId));
  mount(routes.deleteSection, (call) => remove(call, removableSection, call.params.sectionId));
  mount(routes.deleteCalendar, (call) => remove(call, removableCalendar, call.params.calendarId));
  mount(routes.deleteForm, (call) => remove(call, removableForm, call.params.formId));
  mount(routes.deleteCampaign, (call) => {
    const { campaignId } = call.params;
    return remove(call, removableCampaign(campaignId, deps.now), campaignId);
  });
  mount(routes.deleteTeam, (call) => remove(call, removableTeam(call.params.campaignId), call.params.teamId));
  mount(routes.deleteMatching, (call) =>
    remove(call, removableMatching(call.params.campaignId), call.params.matchingId),
  );
};
