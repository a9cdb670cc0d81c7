import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnMailWords } from '../../../contract/organisations/mailWords';
import type { Language } from '../../../contract/terms/languages';
import { mailParts, mailPlaceholders, type MailPart } from '../../../contract/terms/wordedMails';
import { directionOf } from '../../../i18n/catalogue';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useMailsTexts } from './mailsTexts';
import { keyOf, parts, type WordsKey } from './mailValues';

interface WordsFieldsProps {
  readonly own: OwnMailWords;
  readonly lang: Language;
  /** A placeholder of a text that the mail has not. */
  readonly strange: ReadonlyMap<WordsKey, string>;
  valueOf(key: WordsKey): string;
  onValue(key: WordsKey, value: string): void;
}

/** A field that was typed in last, and where. */
interface Place {
  readonly field: HTMLInputElement | HTMLTextAreaElement | null;
  readonly part: MailPart;
}

/** Subject, opening and closing of a mail in one language, and buttons that put in its placeholders (DESK-172). */
export function WordsFields({ own, lang, strange, valueOf, onValue }: WordsFieldsProps) {
  const words = useMailsTexts();
  const [{ field, part: into }, setPlace] = useState<Place>({ field: null, part: 'opening' });
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field?.focus();
    field?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const keys = mailPlaceholders[own.id];
  const insert = (placeholder: string) => {
    const value = valueOf(keyOf(lang, into));
    const at = field?.selectionStart ?? value.length;
    const after = value.slice(field?.selectionEnd ?? at);
    caret.current = at + placeholder.length;
    onValue(keyOf(lang, into), value.slice(0, at) + placeholder + after);
  };
  const about = (part: MailPart) => {
    const key = keyOf(lang, part);
    const unknown = strange.get(key);
    return {
      ...{ label: words.fields[part], hint: words.hints[part], value: valueOf(key), maxLength: mailParts[part] },
      ...{ placeholder: own.standard[lang][part], lang, dir: directionOf(lang), autoComplete: 'off' },
      error: unknown === undefined ? undefined : words.strange(unknown, keys.map((one) => `{${one}}`).join(', ')),
      announce: true,
      onValue: (value: string) => onValue(key, value),
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        setPlace({ field: currentTarget, part }),
    };
  };
  return (
    <>
      <div className="mail-insert" role="group" aria-label={words.insert(words.fields[into])}>
        <p className="label">{words.insert(words.fields[into])}</p>
        <div className="mail-placeholders">
          {keys.map((key) => (
            <Button key={key} variant="secondary" onClick={() => insert(`{${key}}`)}>
              {words.placeholders[key]}
            </Button>
          ))}
        </div>
      </div>
      {parts.map((part) => {
        const standard = own.standard[lang][part];
        const isOwn = valueOf(keyOf(lang, part)) !== '';
        return (
          <div key={part} className="mail-part">
            {part === 'subject' ? (
              <TextInput {...about(part)} />
            ) : (
              <TextArea {...about(part)} rows={part === 'opening' ? 5 : 3} />
            )}
            {(isOwn || standard !== '') && (
              <Button
                variant="quiet"
                aria-label={(isOwn ? words.resetOf : words.startOf)(words.fields[part])}
                onClick={() => onValue(keyOf(lang, part), isOwn ? '' : standard)}
              >
                {isOwn ? words.reset : words.start}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}
