import { useEffect, useRef } from 'react';
import { useCampaign } from '../campaignContext';
import { GiveForm } from './GiveForm';
import { giftPlace } from '../gift/useGift';

/** The form in the page. Without a dialog the page's buttons lead to it (CAMP-11). */
export function GiveBlockView() {
  const context = useCampaign();
  const { campaign, closeGive, giving } = context;
  const block = useRef<HTMLDivElement>(null);
  const noModal = campaign.config.noModal === true;
  useEffect(() => {
    if (!noModal || !giving) return;
    block.current?.scrollIntoView({ block: 'nearest' });
    block.current?.querySelector<HTMLElement>('input:not([type=radio]), button[type=submit]')?.focus();
    closeGive();
  }, [noModal, giving, closeGive]);
  return (
    <div ref={block}>
      <GiveForm place={giftPlace(context)} />
    </div>
  );
}
