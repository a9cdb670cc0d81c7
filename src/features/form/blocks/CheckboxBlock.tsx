import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { checkbox } from '../../../core/form/blocks/checkbox';
import { Checkbox } from '../../../ui/fields/Checkbox';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';

/** A box to tick (FORM-03). */
export const CheckboxBlock = memo(function CheckboxBlock({ block, suffix }: BlockViewProps) {
  const { label, tooltip, required } = propsOf<typeof checkbox>(block);
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  return (
    <FieldBox name={key}>
      <Checkbox
        label={<FieldName text={label} required={required} />}
        hint={tooltip}
        error={problemText(run, problems)}
        required={required}
        disabled={run.mode === 'readonly'}
        checked={value === true}
        onValue={(ticked) => run.set(key, ticked)}
      />
    </FieldBox>
  );
});
