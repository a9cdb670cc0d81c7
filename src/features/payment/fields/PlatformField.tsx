import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { useMoreTexts } from '../state/moreTexts';
import { usePaymentForm, usePlatforms } from '../state/usePaymentForm';

/** The means of payment, if there is a choice, with the next step for non-card ones (PAY-40). */
export function PlatformField() {
  const { store } = usePaymentForm();
  const texts = useMoreTexts();
  const { offered, chosen } = usePlatforms();
  return (
    <>
      {offered.length > 1 && (
        <SegmentedControl
          label={texts.platform}
          value={chosen}
          onValue={(platform) => store.getState().change('platform', platform)}
          options={offered.map((value) => ({ value, label: value === 'CARD' ? texts.card : texts.debit }))}
        />
      )}
      {chosen !== 'CARD' && <p className="muted">{texts.secureDebit}</p>}
    </>
  );
}
