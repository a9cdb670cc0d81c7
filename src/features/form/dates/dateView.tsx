import { memo, useId } from 'react';
import { propsOf } from '../../../core/form';
import type { date } from '../../../core/form/blocks/date';
import { pickerBounds } from '../../../core/form/values/dateValues';
import type { Language } from '../../../contract/terms/languages';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import { FieldError } from '../../../ui/fields/Field';
import type { BlockView, BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { loadPeopleTexts } from '../people/peopleTexts';
import { problemText, useField } from '../run/useField';
import css from './dates.css';
import { DateEnd } from './DateEnd';

/** View of date fields with any picker (FORM-04). */
export async function dateView(lang: Language): Promise<BlockView> {
  const texts = await loadPeopleTexts(lang);
  return {
    View: memo(function DateView(props) {
      return <DateBlock {...props} texts={texts} />;
    }),
    css,
  };
}

function DateBlock({ block, suffix, texts }: BlockViewProps & { readonly texts: FormPeopleTexts }) {
  const { label, tooltip, required, picker, range, filter } = propsOf<typeof date>(block);
  const run = useForm();
  const id = useId();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  const ends = value as readonly string[];
  const error = problemText(run, problems);
  const common = {
    picker,
    texts,
    required,
    readOnly: run.mode === 'readonly',
    bounds: pickerBounds(picker, filter, run.checks().now),
  };
  const name = <FieldName text={label} required={required} />;
  const give = (index: number) => (text: string) =>
    run.set(key, range ? ends.map((end, other) => (other === index ? text : end)) : text);
  if (!range) {
    return (
      <FieldBox name={key}>
        <DateEnd {...common} label={name} hint={tooltip} error={error} value={ends[0] ?? ''} onValue={give(0)} />
      </FieldBox>
    );
  }
  return (
    <FieldBox name={key}>
      <fieldset className="field" aria-describedby={tooltip ? `${id}-hint` : undefined}>
        <legend className="label legend" part="label">
          {name}
        </legend>
        <div className="date-range">
          {[texts.from, texts.to].map((end, index) => (
            <DateEnd
              key={end}
              {...common}
              label={end}
              errorId={error && `${id}-error`}
              value={ends[index] ?? ''}
              onValue={give(index)}
            />
          ))}
        </div>
        {tooltip && (
          <p className="field-hint" id={`${id}-hint`}>
            {tooltip}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
    </FieldBox>
  );
}
