import { memo, useId } from 'react';
import { propsOf } from '../../../core/form';
import type { select } from '../../../core/form/blocks/select';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldError } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import type { BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { problemText, useField } from '../run/useField';

/** One of the author's values, or several (FORM-27). */
export const SelectBlock = memo(function SelectBlock({ block, suffix }: BlockViewProps) {
  const key = (block.fields[0]?.key ?? '') + suffix;
  return (
    <FieldBox name={key}>
      {propsOf<typeof select>(block).multiple ? <Several block={block} name={key} /> : <One block={block} name={key} />}
    </FieldBox>
  );
});

interface ChoiceProps extends Pick<BlockViewProps, 'block'> {
  readonly name: string;
}

function One({ block, name }: ChoiceProps) {
  const { label, placeholder, tooltip, required, values, choiceLabels } = propsOf<typeof select>(block);
  const run = useForm();
  const { value, problems } = useField(name);
  const [chosen = ''] = value as readonly string[];
  // A choice that is not wanted any more can be taken back.
  const none = chosen !== '' && !required ? [{ value: '', label: run.texts.noChoice }] : [];
  return (
    <Select
      label={<FieldName text={label} required={required} />}
      hint={tooltip}
      error={problemText(run, problems)}
      required={required}
      disabled={run.mode === 'readonly'}
      placeholder={placeholder || run.texts.choose}
      options={[...none, ...values.map((one) => ({ value: one, label: choiceLabels[one] ?? one }))]}
      value={chosen}
      onValue={(one) => run.set(name, one)}
    />
  );
}

function Several({ block, name }: ChoiceProps) {
  const { label, tooltip, required, values, choiceLabels } = propsOf<typeof select>(block);
  const run = useForm();
  const { value, problems } = useField(name);
  const chosen = value as readonly string[];
  const id = useId();
  const error = problemText(run, problems);
  const describedBy = [tooltip && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="field" aria-describedby={describedBy || undefined}>
      <legend className="label legend" part="label">
        <FieldName text={label} required={required} />
      </legend>
      {tooltip && (
        <p className="field-hint" id={`${id}-hint`}>
          {tooltip}
        </p>
      )}
      <div className="form-choices">
        {values.map((one) => (
          <Checkbox
            key={one}
            label={choiceLabels[one] ?? one}
            disabled={run.mode === 'readonly'}
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(one)}
            onValue={(ticked) => run.set(name, ticked ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
