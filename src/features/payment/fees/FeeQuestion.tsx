import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { usePaymentState } from '../state/usePaymentForm';

const FeeDialog = lazyView(async () => (await import('./FeeDialog')).FeeDialog);

/** The offer to cover fees, from the first time on that it is made (PAY-21). */
export function FeeQuestion() {
  const asked = usePaymentState((state) => state.feeQuestion !== null);
  return (
    asked && (
      <Late fallback={null}>
        <FeeDialog />
      </Late>
    )
  );
}
