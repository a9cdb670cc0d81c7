import { FieldName } from './FieldName';
import type { BlockViewProps } from '../run/blockView';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';

interface Worded {
  readonly label: string;
  readonly tooltip: string;
  readonly required: boolean;
}

/** A block's field that is typed into: its stored key, its value, and the props that every input of one has. */
export function useTypedField(
  { block, suffix }: Pick<BlockViewProps, 'block' | 'suffix'>,
  { label, tooltip, required }: Worded,
) {
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const input = {
    label: <FieldName text={label} required={required} />,
    hint: tooltip,
    error: problemText(run, problems),
    required,
    readOnly: run.mode === 'readonly',
    onValue: (typed: string) => run.set(key, typed),
  };
  return { run, key, value, input };
}
