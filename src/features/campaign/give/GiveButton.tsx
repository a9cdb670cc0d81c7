import { useEffect } from 'react';
import { takesGifts } from '../../../core/organisation';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { useCampaign } from '../campaignContext';
import { prepareGive } from './loadGive';

/** Opens the dialog, or leads to the form in the page (CAMP-08, CAMP-11). */
export function GiveButton() {
  const { campaign, openGive, organisation, team, teamAddress, texts, widget } = useCampaign();
  const { donationButtonText, noModal } = campaign.config;
  const text = donationButtonText?.trim() || texts.give;
  // Figures alone have no form to lead to: the campaign's page has one.
  const away = noModal === true && widget;
  useEffect(() => {
    if (away || typeof requestIdleCallback === 'undefined') return;
    const idle = requestIdleCallback(prepareGive);
    return () => cancelIdleCallback(idle);
  }, [away]);
  if (!takesGifts(campaign.mode, organisation)) return null;
  if (away) {
    return (
      <LinkButton large wide href={teamAddress(team?.param ?? null)} target="_top">
        {text}
      </LinkButton>
    );
  }
  return (
    <Button large wide onPointerEnter={prepareGive} onFocus={prepareGive} onClick={openGive}>
      {text}
    </Button>
  );
}
