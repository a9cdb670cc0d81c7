import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { useCampaign } from '../campaignContext';
import { loadGive } from './loadGive';
import { useLatch } from '../useLatch';

const DialogView = lazyView(async () => (await loadGive()).GiveDialogView);

/** The donation dialog, rendered from its first opening on; none with `noModal` (CAMP-11). */
export function GiveDialog() {
  const { campaign, giving } = useCampaign();
  const asked = useLatch(giving);
  if (!asked || campaign.config.noModal) return null;
  return (
    <Late>
      <DialogView />
    </Late>
  );
}
