import { Dialog } from '../../../ui/Dialog';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { GiveForm } from './GiveForm';

/** The dialog for giving without leaving the page; on phones a sheet over all of it. */
export function GiveDialogView() {
  const { campaign, closeGive, giving, texts } = useCampaign();
  return (
    <Dialog
      open={giving}
      title={campaign.config.donationButtonText?.trim() || texts.give}
      closeText={useMoreTexts().close}
      onClose={closeGive}
    >
      <GiveForm place="modal" />
    </Dialog>
  );
}
