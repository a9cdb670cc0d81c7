import { lazy, Suspense } from 'react';
import { usePaymentState } from '../usePaymentForm';

const FeeDialog = lazy(async () => ({ default: (await import('./FeeDialog')).FeeDialog }));

/** The offer to cover fees, from the first time on that it is made (PAY-21). */
export function FeeQuestion() {
  const asked = usePaymentState((state) => state.feeQuestion !== null);
  return (
    asked && (
      <Suspense fallback={null}>
        <FeeDialog />
      </Suspense>
    )
  );
}
