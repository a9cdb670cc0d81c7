import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { textArea } from '../../../core/form/blocks/textArea';
import { TextArea } from '../../../ui/fields/TextArea';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { useTypedField } from '../frame/useTypedField';

/** A text of several lines (FORM-28). */
export const TextAreaBlock = memo(function TextAreaBlock(props: BlockViewProps) {
  const worded = propsOf<typeof textArea>(props.block);
  const { key, value, input } = useTypedField(props, worded);
  return (
    <FieldBox name={key}>
      <TextArea {...input} placeholder={worded.placeholder} value={String(value)} />
    </FieldBox>
  );
});
