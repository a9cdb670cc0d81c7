import type { WidgetFigures } from '../../../core/campaign';
import { writeNumber } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { useCampaign, type CampaignContext } from '../campaignContext';

/** A number of the campaign's unit as it is written: an amount, or a count. Goals have no decimals (CUR-03). */
function writeUnit({ figures, lang, money }: CampaignContext, value: number): string {
  if (figures.unit === 'montant') return money(value, { decimals: 'never' });
  return writeNumber(String(value), lang);
}

/** The goal, and the first one struck through once a bonus goal has taken its place (GOAL-01). */
export function GoalLine({ goal, reached }: Pick<WidgetFigures, 'reached'> & { goal: number }) {
  const context = useCampaign();
  const { figures, texts } = context;
  const shown = writeUnit(context, goal);
  return (
    <p className="goal-line">
      <span className="goal-label">{reached === null ? texts.goal : texts.newGoal}</span>
      {reached !== null && (
        <s className="goal-reached">
          <span className="visually-hidden">{texts.firstGoal(writeUnit(context, reached))}</span>
          <span aria-hidden="true">
            <Amount>{writeUnit(context, reached)}</Amount>
          </span>
        </s>
      )}
      <strong>
        {figures.unit === 'montant' ? (
          <Amount>{shown}</Amount>
        ) : (
          (figures.unit === 'count' ? texts.giftCount : texts.unitCount)(shown, goal)
        )}
      </strong>
    </p>
  );
}
