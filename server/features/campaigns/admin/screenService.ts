import type { updateScreen as updateRoute } from '../../../../src/contract/campaigns/adminCampaigns';
import type { ScreenState } from '../../../../src/contract/campaigns/campaigns';
import type { BodyOut } from '../../../../src/contract/route';
import type { Deps } from '../../../deps';
import { announceChange } from '../../../db/announceChange';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { keyOfCampaign, lockCampaign, saveCampaign } from '../campaignStore';
import { viewScreen } from '../reading/campaignView';

/** Steers the screens of a campaign; absent keys stay. `celebrate` asks for one celebration more. @throws HttpError 404 */
export function updateScreen(
  deps: Pick<Deps, 'database' | 'now' | 'ids'>,
  holder: TokenHolder,
  campaignId: string,
  { layout, paused, message, celebrate }: BodyOut<typeof updateRoute>,
): Promise<ScreenState> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const before = viewScreen(row);
    const screen: ScreenState = {
      layout: layout === undefined ? before.layout : layout,
      paused: paused ?? before.paused,
      message: message ?? before.message,
      celebrate: before.celebrate + Number(celebrate ?? false),
    };
    await saveCampaign(tx, { ...row, screen });
    await announceChange(tx, keyOfCampaign(row));
    const changes = differences({ ...before }, { ...screen });
    const note = { action: 'ADMIN-SCREEN-UPDATE', subject: 'campaign', subjectId: campaignId };
    await recordChange(tx, deps, holder, { ...note, changes });
    return screen;
  });
}
