import { lazy, Suspense } from 'react';
import { usePlatforms } from '../usePaymentForm';

const PlatformField = lazy(async () => ({ default: (await import('./PlatformField')).PlatformField }));

/** The means of payment, where it is not simply the card (PAY-40). */
export function ChosenPlatform() {
  const { offered, chosen } = usePlatforms();
  if (offered.length < 2 && chosen === 'CARD') return null;
  return (
    <Suspense fallback={null}>
      <PlatformField />
    </Suspense>
  );
}
