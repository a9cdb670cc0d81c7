import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { birthDate } from '../../../core/form/blocks/birthDate';
import type { Language } from '../../../contract/terms/languages';
import wallDateCss from '../../../ui/date/wallDate.css';
import { WallDateInput } from '../../../ui/date/WallDateInput';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import type { BlockView, BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { FieldName } from '../frame/FieldName';
import { useForm } from '../run/formRun';
import { loadPeopleTexts } from '../people/peopleTexts';
import { problemText, useField } from '../run/useField';

/** How birth dates are drawn (FORM-12). */
export async function birthDateView(lang: Language): Promise<BlockView> {
  const texts = await loadPeopleTexts(lang);
  return {
    View: memo(function BirthDateView(props) {
      return <BirthDateBlock {...props} texts={texts} />;
    }),
    css: wallDateCss,
  };
}

function BirthDateBlock({ block, suffix, texts }: BlockViewProps & { readonly texts: FormPeopleTexts }) {
  const { label, placeholder, tooltip, required, hebrew } = propsOf<typeof birthDate>(block);
  const run = useForm();
  const key = (block.fields[0]?.key ?? '') + suffix;
  const { value, problems } = useField(key);
  return (
    <FieldBox name={key}>
      <WallDateInput
        label={<FieldName text={label} required={required} />}
        title={label || run.texts.unnamed}
        hint={tooltip}
        placeholder={placeholder || texts.dayFormat}
        error={problemText(run, problems)}
        texts={texts}
        hebrew={hebrew}
        required={required}
        autoComplete="bday"
        readOnly={run.mode === 'readonly'}
        value={String(value)}
        onValue={(date) => run.set(key, date)}
      />
    </FieldBox>
  );
}
