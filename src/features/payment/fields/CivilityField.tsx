import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** PAY-13: `homme` is a boolean, with neither chosen at first. */
export function CivilityField() {
  const { store, texts } = usePaymentForm();
  const homme = usePaymentState((state) => state.values.homme);
  const error = useFieldError('homme');
  return (
    <div data-field="homme">
      <SegmentedControl
        label={texts.homme}
        error={error}
        value={homme === null ? null : homme ? 'man' : 'woman'}
        onValue={(value) => store.getState().change('homme', value === 'man')}
        options={[
          { value: 'woman', label: texts.woman },
          { value: 'man', label: texts.man },
        ]}
      />
    </div>
  );
}
