import type { Caisse } from '../../../contract/records/caisses';
import { formatPercentage } from '../../../core/money';
import { caisseProgress } from '../../../core/fund';
import { Amount } from '../../../ui/Amount';
import { Progress } from '../../../ui/Progress';
import type { Donation } from '../useDonation';

/** Progress of a fund with a goal (DON-09). Figures have elements of their own, so that they change without a jump. */
export function CaisseGoal({ caisse, donation }: { caisse: Caisse; donation: Donation }) {
  const { element, money, plan, texts } = donation;
  const { goal, raised, percent } = caisseProgress(caisse, plan.settlement);
  if (goal === null || percent === null) return null;
  const whole = (montant: number) => money(plan.convert(montant), { decimals: 'never' });
  const percentage = formatPercentage(percent, element.lang);
  return (
    <div className="goal">
      <p className="goal-figures">
        <span className="goal-raised">
          <strong>
            <Amount>{whole(raised)}</Amount>
          </strong>
          <span className="muted">{texts.raisedOf(whole(goal))}</span>
        </span>
        <span className="goal-percent" translate="no">
          {percentage}
        </span>
      </p>
      <Progress label={texts.progress} percent={percent} text={percentage} />
      {caisse.smart && caisse.reste > 0 && <p className="muted">{texts.remaining(whole(caisse.reste))}</p>}
    </div>
  );
}
