import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { TextField } from './TextField';
import { usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** Person or company, with the identity of each; `identity`: receipts have the Israeli form (PAY-15). */
export function CompanyFields({ identity }: { identity: boolean }) {
  const { store, texts } = usePaymentForm();
  const perso = usePaymentState((state) => state.values.perso);
  return (
    <>
      <SegmentedControl
        label={texts.perso}
        value={perso ? 'person' : 'company'}
        onValue={(value) => store.getState().change('perso', value === 'person')}
        options={[
          { value: 'person', label: texts.person },
          { value: 'company', label: texts.company },
        ]}
      />
      {!perso && <TextField name="raison" half autoComplete="organization" />}
      {!perso && <TextField name="siren" half autoComplete="off" />}
      {perso && identity && <TextField name="social_id" inputMode="numeric" autoComplete="off" />}
    </>
  );
}
