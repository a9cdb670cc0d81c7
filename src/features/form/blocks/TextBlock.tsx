import { type ComponentProps, memo } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { propsOf } from '../../../core/form';
import type { text } from '../../../core/form/blocks/text';
import { Skeleton } from '../../../ui/Skeleton';
import { TextInput } from '../../../ui/fields/TextInput';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { NumberField } from './NumberField';
import { problemText, useField } from '../run/useField';

const PhoneText = lazyView(async () => (await import('../dates/people.lazy')).PhoneText);

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

/** Keyboard hints by kind (FORM-02). */
const INPUTS: Readonly<Record<string, InputProps>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr' },
};

/** A line of text (FORM-01, FORM-02). */
export const TextBlock = memo(function TextBlock({ block, suffix }: BlockViewProps) {
  const { label, placeholder, tooltip, required, kind } = propsOf<typeof text>(block);
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const input = {
    label: <FieldName text={label} required={required} />,
    hint: tooltip,
    placeholder,
    error: problemText(run, problems),
    required,
    readOnly: run.mode === 'readonly',
    onValue: (typed: string) => run.set(key, typed),
  };
  return (
    <FieldBox name={key}>
      {kind === 'phone' ? (
        <Late fallback={<Skeleton height="77px" />}>
          <PhoneText name={key} label={input.label} hint={tooltip} error={input.error} required={required} />
        </Late>
      ) : kind === 'numeric' ? (
        <NumberField {...input} value={value} />
      ) : (
        <TextInput {...input} {...(kind && INPUTS[kind])} value={String(value)} />
      )}
    </FieldBox>
  );
});
