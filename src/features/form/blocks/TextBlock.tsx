import { type ComponentProps, memo } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { propsOf } from '../../../core/form';
import type { text } from '../../../core/form/blocks/text';
import { Skeleton } from '../../../ui/Skeleton';
import { TextInput } from '../../../ui/fields/TextInput';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { NumberField } from './NumberField';
import { useTypedField } from '../frame/useTypedField';

const PhoneText = lazyView(async () => (await import('../dates/people.lazy')).PhoneText);

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

/** Keyboard hints by kind (FORM-02). */
const INPUTS: Readonly<Record<string, InputProps>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr' },
};

/** A line of text (FORM-01, FORM-02). */
export const TextBlock = memo(function TextBlock(props: BlockViewProps) {
  const worded = propsOf<typeof text>(props.block);
  const { kind, placeholder } = worded;
  const { key, value, input } = useTypedField(props, worded);
  return (
    <FieldBox name={key}>
      {kind === 'phone' ? (
        <Late fallback={<Skeleton height="77px" />}>
          <PhoneText name={key} label={input.label} hint={input.hint} error={input.error} required={input.required} />
        </Late>
      ) : kind === 'numeric' ? (
        <NumberField {...input} placeholder={placeholder} value={value} />
      ) : (
        <TextInput {...input} placeholder={placeholder} {...(kind && INPUTS[kind])} value={String(value)} />
      )}
    </FieldBox>
  );
});
