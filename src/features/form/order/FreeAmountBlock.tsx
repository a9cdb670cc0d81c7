import { useState } from 'react';
import { propsOf } from '../../../core/form';
import type { freeAmount } from '../../../core/form/blocks/order/freeAmount';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { FieldBox } from '../frame/FieldBox';
import { useTypedField } from '../frame/useTypedField';
import type { OrderBlockProps } from './OrderBlockProps';

/** An amount chosen by the visitor (FORM-21): input stays as typed until blur. */
export function FreeAmountBlock(props: OrderBlockProps) {
  const worded = propsOf<typeof freeAmount>(props.block);
  const { run, key, value, input } = useTypedField(props, worded);
  const { lang } = run.element;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldBox name={key}>
      <AmountInput
        {...input}
        placeholder={worded.placeholder}
        currency={run.currency}
        lang={lang}
        value={typed ?? (typeof value === 'number' ? writeAmount(value, lang) : String(value))}
        onValue={(text) => {
          setTyped(text);
          input.onValue(text);
        }}
        onBlur={() => setTyped(null)}
      />
    </FieldBox>
  );
}

/** As people write amounts: 2,50, but 20. */
const writeAmount = (montant: number, lang: string) =>
  montant.toLocaleString(lang, { useGrouping: false, minimumFractionDigits: Number.isInteger(montant) ? 0 : 2 });
