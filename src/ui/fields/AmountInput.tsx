import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '../../contract/common';
import { currencyMark } from './currencyMark';
import { Field, type FieldLabels } from './Field';

interface AmountInputProps extends FieldLabels, Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  /** The text as typed; whoever owns the value reads the amount out of it. */
  value: string;
  currency: string;
  lang: Language;
  /** Stands in the place of the currency's sign, for instance a switch of currencies. */
  currencySwitch?: ReactNode;
  onValue(value: string): void;
}

/** An amount as people type it, with the currency inside the field. Parts: `amount`, `label`. */
export function AmountInput(props: AmountInputProps) {
  const { label, note, hint, error, announce, hideLabel, currency, lang, currencySwitch, onValue, ...input } = props;
  const { symbol, side } = currencyMark(currency, lang);
  const mark = currencySwitch || (
    <span className="amount-currency" translate="no" aria-hidden="true">
      {symbol}
    </span>
  );
  return (
    <Field {...{ label, note, hint, error, announce, hideLabel }}>
      {(control) => (
        <div className={error ? 'input amount-input input-invalid' : 'input amount-input'} part="amount">
          {side === 'start' && mark}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            {...input}
            {...control}
            onChange={(event) => onValue(event.target.value)}
          />
          {side === 'end' && mark}
        </div>
      )}
    </Field>
  );
}
