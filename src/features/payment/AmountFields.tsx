import { formatMoney, parseAmount, toMinor, toUnits } from '../../core/money';
import { monthChoices } from '../../core/payment';
import { AmountInput } from '../../ui/AmountInput';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Select } from '../../ui/Select';
import { useFieldError, usePaymentForm, usePaymentState } from './usePaymentForm';

/** How much, and whether once or every month (PAY-10, 30, 32). Types without a choice of months are paid once. */
export function AmountFields() {
  const { config } = usePaymentForm();
  const months = monthChoices(config.type);
  const abo = usePaymentState((state) => state.values.abo);
  return (
    <>
      {months.length > 0 && <FrequencyField />}
      <AmountField half={abo} />
      {abo && <MonthsField months={months} />}
    </>
  );
}

function FrequencyField() {
  const { store, texts } = usePaymentForm();
  const abo = usePaymentState((state) => state.values.abo);
  return (
    <SegmentedControl
      label={texts.frequency}
      value={abo ? 'monthly' : 'once'}
      onValue={(value) => store.getState().change('abo', value === 'monthly')}
      options={[
        { value: 'once', label: texts.once },
        { value: 'monthly', label: texts.monthly },
      ]}
    />
  );
}

function AmountField({ half }: { half: boolean }) {
  const { store, texts, element, plan } = usePaymentForm();
  const montant = usePaymentState((state) => state.values.montant);
  const error = useFieldError('montant');
  const amount = plan.converted ? parseAmount(montant, plan.settlement) : null;
  const shown = amount && toMinor(plan.convert(toUnits(amount, plan.settlement)), plan.currency);
  const about = shown ? <bdi translate="no">≈ {formatMoney(shown, plan.currency, element.lang)}</bdi> : undefined;
  return (
    <div data-field="montant" className={half ? 'payment-half' : undefined}>
      <AmountInput
        label={texts.montant}
        error={error}
        hint={about}
        name="montant"
        value={montant}
        currency={plan.settlement}
        lang={element.lang}
        required
        maxLength={20}
        enterKeyHint="done"
        onValue={(text) => store.getState().change('montant', text)}
        onBlur={() => store.getState().leave('montant')}
      />
    </div>
  );
}

function MonthsField({ months }: { months: readonly number[] }) {
  const { store, texts } = usePaymentForm();
  const nbMonth = usePaymentState((state) => state.values.nbMonth);
  return (
    <div className="payment-half">
      <Select
        label={texts.nbMonth}
        name="nbMonth"
        value={String(nbMonth)}
        options={months.map((count) => ({ value: String(count), label: texts.monthCount(count) }))}
        onValue={(count) => store.getState().change('nbMonth', Number(count))}
      />
    </div>
  );
}
