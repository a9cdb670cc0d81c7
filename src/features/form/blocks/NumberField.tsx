import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../../ui/fields/TextInput';
import { useForm } from '../run/formRun';

interface NumberFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'type' | 'inputMode'> {
  readonly value: unknown;
}

const plain = { useGrouping: false, maximumFractionDigits: 9 };

/** A number: input stays as typed until blur, so that "12," can become "12,5". */
export function NumberField({ value, onValue, onBlur, ...input }: NumberFieldProps) {
  const { lang } = useForm().element;
  const [typed, setTyped] = useState<string | null>(null);
  const written = typeof value === 'number' ? value.toLocaleString(lang, plain) : String(value);
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      value={typed ?? written}
      onValue={(text) => {
        setTyped(text);
        onValue(text);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
