import { useState } from 'react';
import { propsOf } from '../../../core/form';
import type { freeAmount } from '../../../core/form/blocks/order/freeAmount';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';
import type { OrderBlockProps } from './OrderBlockProps';

/** An amount chosen by the visitor (FORM-21): input stays as typed until blur. */
export function FreeAmountBlock({ block, suffix }: OrderBlockProps) {
  const { label, placeholder, tooltip, required } = propsOf<typeof freeAmount>(block);
  const run = useForm();
  const { lang } = run.element;
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldBox name={key}>
      <AmountInput
        label={<FieldName text={label} required={required} />}
        hint={tooltip}
        placeholder={placeholder}
        error={problemText(run, problems)}
        required={required}
        readOnly={run.mode === 'readonly'}
        currency={run.currency}
        lang={lang}
        value={typed ?? (typeof value === 'number' ? writeAmount(value, lang) : String(value))}
        onValue={(text) => {
          setTyped(text);
          run.set(key, text);
        }}
        onBlur={() => setTyped(null)}
      />
    </FieldBox>
  );
}

/** As people write amounts: 2,50, but 20. */
const writeAmount = (montant: number, lang: string) =>
  montant.toLocaleString(lang, { useGrouping: false, minimumFractionDigits: Number.isInteger(montant) ? 0 : 2 });
