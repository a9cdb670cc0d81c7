import { writeNumber } from '../../../core/money';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';

/** The count beside the amount: gifts (COUNT), or units of `partnerMontant` (PARTNER). Nothing for an amount. */
export function UnitLine() {
  const { campaign, figures, lang, money, texts } = useCampaign();
  const more = useMoreTexts();
  const { goal, unit, value } = figures;
  const written = (number: number) => writeNumber(String(number), lang);
  const of = unit === 'count' ? texts.giftsOf : texts.unitsOf;
  const alone = unit === 'count' ? texts.giftCount : texts.unitCount;
  return (
    <p className="unit-line">
      <strong>{goal === null ? alone(written(value), value) : of(written(value), written(goal), goal)}</strong>
      {unit === 'partner' && <span className="muted">{more.oneUnit(money(campaign.partnerMontant))}</span>}
    </p>
  );
}
