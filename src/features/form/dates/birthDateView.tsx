import { memo } from 'react';
import { propsOf } from '../../../core/form';
import type { birthDate } from '../../../core/form/blocks/birthDate';
import type { Language } from '../../../contract/terms/languages';
import wallDateCss from '../../../ui/date/wallDate.css';
import { WallDateInput } from '../../../ui/date/WallDateInput';
import type { FormPeopleTexts } from '../../../i18n/formPeople';
import type { BlockView, BlockViewProps } from '../run/blockView';
import { FieldBox } from '../frame/FieldBox';
import { loadPeopleTexts } from '../people/peopleTexts';
import { useTypedField } from '../frame/useTypedField';

/** View of birth dates (FORM-12). */
export async function birthDateView(lang: Language): Promise<BlockView> {
  const texts = await loadPeopleTexts(lang);
  return {
    View: memo(function BirthDateView(props) {
      return <BirthDateBlock {...props} texts={texts} />;
    }),
    css: wallDateCss,
  };
}

function BirthDateBlock({ texts, ...props }: BlockViewProps & { readonly texts: FormPeopleTexts }) {
  const worded = propsOf<typeof birthDate>(props.block);
  const { run, key, value, input } = useTypedField(props, worded);
  return (
    <FieldBox name={key}>
      <WallDateInput
        {...input}
        title={worded.label || run.texts.unnamed}
        placeholder={worded.placeholder || texts.dayFormat}
        texts={texts}
        hebrew={worded.hebrew}
        autoComplete="bday"
        value={String(value)}
      />
    </FieldBox>
  );
}
