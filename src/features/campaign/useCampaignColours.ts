import { useLayoutEffect } from 'react';
import type { CampaignConfig } from '../../contract/campaigns/campaigns';
import { useElement } from '../../runtime/context';

/** Hands the campaign's colours to the style sheets (CAMP-08); a token of the host page goes first. */
export function useCampaignColours({ primaryColor, secondaryColor }: CampaignConfig): void {
  const { overlay } = useElement();
  useLayoutEffect(() => {
    const style = overlay.parentElement?.style;
    style?.setProperty('--campaign-primary', primaryColor ?? null);
    style?.setProperty('--campaign-secondary', secondaryColor ?? null);
  }, [overlay, primaryColor, secondaryColor]);
}
