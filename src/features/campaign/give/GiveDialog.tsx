import { lazy, Suspense } from 'react';
import { useCampaign } from '../campaignContext';
import { loadGive } from './loadGive';
import { useOnce } from './useOnce';

const DialogView = lazy(async () => ({ default: (await loadGive()).GiveDialogView }));

/** The donation dialog, from the first time that it is asked for; none with `noModal` (CAMP-11). */
export function GiveDialog() {
  const { campaign, giving } = useCampaign();
  const asked = useOnce(giving);
  if (!asked || campaign.config.noModal) return null;
  return (
    <Suspense>
      <DialogView />
    </Suspense>
  );
}
