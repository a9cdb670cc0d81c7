import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { monthlyPlan } from '../../../core/payment';
import { Skeleton } from '../../../ui/Skeleton';
import { useChoice } from '../state/usePaymentForm';

const Schedule = lazyView(async () => (await import('./Schedule')).Schedule);

/** The charges of the chosen plan, if more than one (PAY-35). */
export function ChosenSchedule() {
  const choice = useChoice();
  const plan = choice && choice.montant > 0 ? monthlyPlan(choice) : null;
  if (!plan?.abo || plan.nbMonth === 1) return null;
  return (
    <Late fallback={<Skeleton height="152px" />}>
      <Schedule plan={plan} />
    </Late>
  );
}
