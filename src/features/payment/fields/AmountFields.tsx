import { formatMoney, parseAmount, toMinor, toUnits } from '../../../core/money';
import { monthRules, splitsFor, type MonthRules, type Splits } from '../../../core/payment';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Select } from '../../../ui/fields/Select';
import { chosenAmount, amountsFor } from '../state/chosenPlan';
import { ChosenSchedule } from '../schedule/ChosenSchedule';
import { useChoice, useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';
import { typedAmountText } from '../state/values';

/** The amount, paid once, monthly or in parts (PAY-10, 12, 30…36), with the resulting charges. */
export function AmountFields() {
  const { config } = usePaymentForm();
  const rules = monthRules(config);
  const choice = useChoice();
  const abo = usePaymentState((state) => state.values.abo);
  const splits = useSplits(rules);
  const parts = choice?.divide ?? null;
  return (
    <>
      <FrequencyField rules={rules} splits={splits} split={parts !== null} />
      <AmountField half={abo || parts !== null} />
      {parts !== null && <PartsField splits={splits} parts={parts} />}
      {abo && <MonthsField rules={rules} />}
      <ChosenSchedule />
    </>
  );
}

function useSplits(rules: MonthRules): Splits {
  const { config, plan } = usePaymentForm();
  const amount = usePaymentState((state) => chosenAmount(state.values, config, plan.settlement));
  return splitsFor(rules, amount === null ? 0 : toUnits(amount, plan.settlement));
}

type Rhythm = 'once' | 'monthly' | 'split';

/**
 * The rhythms on offer; nothing to choose where there is only one. A split comes with an amount that is worth it (PAY-36), and
 * where it is forced nothing is paid at once (MODAL-04).
 */
function FrequencyField({ rules, splits, split }: { rules: MonthRules; splits: Splits; split: boolean }) {
  const { store, texts } = usePaymentForm();
  const abo = usePaymentState((state) => state.values.abo);
  const { choices, locked } = splits;
  const [fewest] = choices;
  const monthly = rules.choices.length > 0 || rules.infinite;
  if (rules.forced || (!monthly && (!fewest || locked !== null))) return null;
  const choose = (rhythm: Rhythm) => {
    const { change } = store.getState();
    change('abo', rhythm === 'monthly');
    change('divide', rhythm === 'split' && fewest && locked === null ? fewest : null);
  };
  return (
    <SegmentedControl<Rhythm>
      label={texts.frequency}
      value={abo ? 'monthly' : split ? 'split' : 'once'}
      onValue={choose}
      options={[
        ...(locked === null ? [{ value: 'once' as const, label: texts.once }] : []),
        ...(monthly ? [{ value: 'monthly' as const, label: texts.monthly }] : []),
        ...(fewest ? [{ value: 'split' as const, label: texts.split }] : []),
      ]}
    />
  );
}

/** The amount field; `note` names its rhythm. */
export function AmountField({ half, note }: { half: boolean; note?: string }) {
  const { store, texts, element, plan, config } = usePaymentForm();
  const montant = usePaymentState((state) => state.values.montant);
  const other = usePaymentState((state) => state.values.other);
  const { readOnly, initial, minimum } = amountsFor({ other }, config, plan.settlement);
  const error = useFieldError('montant');
  const amount = plan.converted ? parseAmount(montant, plan.settlement) : null;
  const shown = amount && toMinor(plan.convert(toUnits(amount, plan.settlement)), plan.currency);
  const about = shown ? (
    <bdi key="about" translate="no">
      ≈ {formatMoney(shown, plan.currency, element.lang)}
    </bdi>
  ) : undefined;
  // The least that is taken is worth a word where it is no single unit: a deposit (PAY-11).
  const least = !readOnly && minimum > toMinor(1, plan.settlement);
  const words = least ? texts.depositHint(formatMoney(minimum, plan.settlement, element.lang)) : note;
  return (
    <div data-field="montant" className={half ? 'payment-half' : undefined}>
      <AmountInput
        label={texts.montant}
        error={error}
        hint={words && about ? [words, ' · ', about] : (words ?? about)}
        name="montant"
        value={
          readOnly
            ? typedAmountText(initial && toUnits(initial, plan.settlement), plan.settlement, element.lang)
            : montant
        }
        currency={plan.settlement}
        lang={element.lang}
        required
        readOnly={readOnly}
        maxLength={20}
        enterKeyHint="done"
        onValue={(text) => store.getState().change('montant', text)}
        onBlur={() => store.getState().leave('montant')}
      />
    </div>
  );
}

function PartsField({ splits: { choices, locked }, parts }: { splits: Splits; parts: number }) {
  const { store, texts } = usePaymentForm();
  return (
    <div className="payment-half">
      <Select
        label={texts.partsLabel}
        name="divide"
        value={String(parts)}
        disabled={locked !== null}
        options={choices.map((count) => ({ value: String(count), label: texts.timesCount(count) }))}
        onValue={(count) => store.getState().change('divide', Number(count))}
      />
    </div>
  );
}

function MonthsField({ rules }: { rules: MonthRules }) {
  const { store, texts } = usePaymentForm();
  const nbMonth = usePaymentState((state) => state.values.nbMonth);
  const endless = rules.infinite ? [{ value: '0', label: texts.endless }] : [];
  return (
    <div className="payment-half">
      <Select
        label={texts.nbMonth}
        name="nbMonth"
        value={String(nbMonth)}
        disabled={rules.locked}
        options={[
          ...rules.choices.map((count) => ({ value: String(count), label: texts.monthCount(count) })),
          ...endless,
        ]}
        onValue={(count) => store.getState().change('nbMonth', Number(count))}
      />
    </div>
  );
}
