import { useCallback, useMemo, useState } from 'react';
import type { OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { zonedTime } from '../../../core/calendar';
import { useDesk } from '../deskContext';
import type { Edits } from '../editing/useEdits';
import type { CampaignKey, CardId } from './campaignFields';
import { writeCampaign } from './campaignValues';

type CardEdits = Edits<CampaignKey>;

/** A campaign's settings, with the unsaved edits of all cards of a page. */
export function useDraft(campaign: OwnCampaign, timeZone: string) {
  const { lang } = useDesk();
  const [cards, setCards] = useState<Readonly<Partial<Record<CardId, CardEdits>>>>({});
  const draft = useMemo(() => {
    const edits = Object.assign({}, ...Object.values(cards)) as CardEdits;
    const changed = writeCampaign(campaign, edits, { lang, zone: zonedTime(timeZone) });
    return { ...settingsOf(campaign), ...changed } as Partial<Campaign>;
  }, [campaign, cards, lang, timeZone]);
  const onEdits = useCallback((card: CardId, edits: CardEdits) => setCards((now) => ({ ...now, [card]: edits })), []);
  return { draft, onEdits };
}

/** Without gifts, teams and figures. */
function settingsOf({ label, type, objectif, bonus, dateStart, dateEnd, partnerMontant, ...others }: OwnCampaign) {
  const { gala, active, cerfa, config, products } = others;
  return { label, type, objectif, bonus, dateStart, dateEnd, partnerMontant, gala, active, cerfa, config, products };
}
