import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { textArea } from '../../../core/form/blocks/textArea';
import { TextArea } from '../../../ui/fields/TextArea';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';

/** A text of several lines (FORM-28). */
export const TextAreaBlock = memo(function TextAreaBlock({ block, suffix }: BlockViewProps) {
  const { label, placeholder, tooltip, required } = propsOf<typeof textArea>(block);
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  return (
    <FieldBox name={key}>
      <TextArea
        label={<FieldName text={label} required={required} />}
        hint={tooltip}
        placeholder={placeholder}
        error={problemText(run, problems)}
        required={required}
        readOnly={run.mode === 'readonly'}
        value={String(value)}
        onValue={(typed) => run.set(key, typed)}
      />
    </FieldBox>
  );
});
