import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { usePlatforms } from '../state/usePaymentForm';

const PlatformField = lazyView(async () => (await import('./PlatformField')).PlatformField);

/** The means of payment, where it is not simply the card (PAY-40). */
export function ChosenPlatform() {
  const { offered, chosen } = usePlatforms();
  if (offered.length < 2 && chosen === 'CARD') return null;
  return (
    <Late fallback={null}>
      <PlatformField />
    </Late>
  );
}
