import { useState } from 'react';
import { addLanguage, baseOfForm, languagesOfForm, removeLanguage, setBase } from '../../../../core/form/editing';
import { type Language, languages } from '../../../../contract/terms/languages';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/fields/Select';
import { useBuilder, useBuilderState } from '../../run/builder';
import { useToolTexts } from '../useToolTexts';
import { languageName } from '../../run/languageName';

interface LanguageChoiceProps {
  /** The one that is translated; null while the form has one only. */
  readonly lang: Language | null;
  choose(lang: Language): void;
}

/** A form's own language, its further languages, and the one being translated. */
export function LanguageChoice({ lang, choose }: LanguageChoiceProps) {
  const { translations: texts } = useToolTexts();
  const element = useElement();
  const builder = useBuilder();
  const form = useBuilderState(({ history }) => history.present);
  const usual = element.organisation.language;
  const base = baseOfForm(form, usual);
  const spoken = languagesOfForm(form);
  const free = languages.filter((one) => one !== base && !spoken.includes(one));
  const [picked, setPicked] = useState<Language | null>(null);
  const next = picked && free.includes(picked) ? picked : free[0];
  const options = (list: readonly Language[]) =>
    list.map((value) => ({ value, label: languageName(value, element.lang) }));
  return (
    <>
      <div className="translations-bar">
        <Select
          label={texts.writtenIn}
          value={base}
          options={options(languages)}
          onValue={(one) => builder.change(setBase(form, one))}
        />
        {next && <Select label={texts.add} value={next} options={options(free)} onValue={setPicked} />}
        {next && (
          <Button
            variant="secondary"
            onClick={() => {
              builder.change(addLanguage(form, next, usual));
              choose(next);
            }}
          >
            {texts.addIt}
          </Button>
        )}
      </div>
      {lang && (
        <div className="translations-bar">
          <Select label={texts.language} value={lang} options={options(spoken)} onValue={choose} hint={texts.kept} />
          <Button variant="quiet" onClick={() => builder.change(removeLanguage(form, lang))}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
}
