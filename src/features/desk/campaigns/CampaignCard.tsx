import { useEffect, useMemo, type ReactNode } from 'react';
import { updateCampaign, type OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import { zonedTime } from '../../../core/calendar';
import { useDesk } from '../deskContext';
import { EditCard } from '../editing/EditCard';
import { EditForm } from '../editing/EditForm';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEdits, type Edits, type EditValue } from '../editing/useEdits';
import { cardKeys, type CampaignKey, type CardId } from './campaignFields';
import type { CampaignPartProps } from './campaignPart';
import { readCampaign, writeCampaign } from './campaignValues';
import { useCampaignEditTexts } from './campaignEditTexts';

/** Access to the edits of a card for its fields. */
export interface CardFields {
  valueOf(key: CampaignKey): EditValue;
  set(key: CampaignKey, value: EditValue): void;
  /** For a field of one line of text. */
  field(key: TextKey): { label: string; hint: string | undefined; value: string; onValue(value: string): void };
  tick(key: 'monthly' | 'gala' | 'cerfa'): {
    label: string;
    hint: string | undefined;
    checked: boolean;
    onValue(isOn: boolean): void;
  };
}
type TextKey = Exclude<CampaignKey, 'bonus' | 'presets' | 'sections' | 'products' | 'monthly' | 'gala' | 'cerfa'>;

interface CampaignCardProps extends CampaignPartProps {
  readonly card: CardId;
  /** Whether the edits can be sent; the fields themselves say what is wrong. */
  isRight?(valueOf: CardFields['valueOf']): boolean;
  /** Receives the valid edits once typing pauses; none after a save. */
  onEdits?: ((card: CardId, edits: Edits<CampaignKey>) => void) | undefined;
  children(fields: CardFields): ReactNode;
}

/** Milliseconds without typing before `onEdits` is called. */
const PAUSE = 200;

/** Some settings of a campaign that are saved together, and nothing else with them (DESK-52). */
export function CampaignCard(props: CampaignCardProps) {
  const { card, campaign, organisation, place, isRight, onEdits, children, ...page } = props;
  const { lang, call } = useDesk();
  const words = useCampaignEditTexts();
  const { timeZone } = place.organisation;
  const writing = { lang, zone: useMemo(() => zonedTime(timeZone), [timeZone]) };
  const edits = useEdits<OwnCampaign, CampaignKey>({
    record: campaign,
    keys: cardKeys[card],
    read: (record, key) => readCampaign(record, key, writing),
    async write(known, changed) {
      const body = { ...writeCampaign(known, changed, writing), edition: known.edition };
      return (await call(updateCampaign, { organisation, params: { campaignId: known.id }, body })).data;
    },
    reload: page.reload,
    take: page.take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const { valueOf, set } = edits;
  const isFine = isRight?.(valueOf) ?? true;
  const told = JSON.stringify(isFine ? edits.edited : {});
  useEffect(() => {
    const timer = setTimeout(() => onEdits?.(card, JSON.parse(told) as Edits<CampaignKey>), PAUSE);
    return () => clearTimeout(timer);
  }, [told, onEdits, card]);
  const about = (key: CampaignKey) => ({
    label: words.fields[key],
    hint: (words.hints as Readonly<Partial<Record<CampaignKey, string>>>)[key],
  });
  return (
    <EditCard {...words.cards[card]} isEdited={edits.isEdited}>
      <EditForm
        edits={edits}
        isRight={isFine}
        labelOf={(key) => words.fields[key]}
        theirs={(key) => written(readCampaign(campaign, key, writing), words)}
      >
        {children({
          valueOf,
          set,
          field: (key) => ({ ...about(key), value: String(valueOf(key)), onValue: (value) => set(key, value) }),
          tick: (key) => ({ ...about(key), checked: valueOf(key) === true, onValue: (isOn) => set(key, isOn) }),
        })}
      </EditForm>
    </EditCard>
  );
}

type Entry = Readonly<Partial<Record<'name' | 'label' | 'montant' | 'type', string>>>;

/** A value in words: lists by what names their entries. */
function written(value: EditValue, words: ReturnType<typeof useCampaignEditTexts>): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  const nameOf = ({ name, label, montant, type }: Entry) => name ?? label ?? montant ?? type ?? '';
  return value.map((one) => (typeof one === 'string' ? one : nameOf(one as Entry))).join(' · ');
}
