import type { Language } from '../../../../contract/common';
import { directionOf } from '../../../../i18n/catalogue';
import { languageNames } from '../../../../i18n/languageNames';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { TextEditor } from '../fields/TextEditor';

interface TypedProps {
  /** Names the text: its field stands under a heading that says it. */
  readonly label: string;
  readonly lang: Language;
  readonly look: 'line' | 'lines' | 'html';
  readonly longest: number;
  readonly value: string;
  onValue(text: string): void;
}

/** The field in which a translation is typed, in the direction of its language. */
export function Typed({ label, lang, look, longest, ...typed }: TypedProps) {
  const field = { label: `${languageNames[lang]} · ${label}`, ...typed };
  const spoken = { lang, dir: directionOf(lang), maxLength: longest, hideLabel: true, autoComplete: 'off' };
  if (look === 'line') return <TextInput {...field} {...spoken} />;
  if (look === 'lines') return <TextArea {...field} {...spoken} />;
  return (
    <div lang={lang} dir={directionOf(lang)}>
      <TextEditor {...field} hideLabel />
    </div>
  );
}
