import { useState } from 'react';
import { updateMailWords, type OwnMailWords } from '../../../contract/organisations/mailWords';
import { languages, type Language } from '../../../contract/terms/languages';
import type { MailWords } from '../../../contract/terms/wordedMails';
import { languageNames } from '../../../i18n/languageNames';
import { Card } from '../../../ui/Card';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { useDesk } from '../deskContext';
import { EditForm } from '../editing/EditForm';
import { Unsaved } from '../editing/marks';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEdits } from '../editing/useEdits';
import { MailPreview } from './MailPreview';
import { useMailsTexts } from './mailsTexts';
import { keyOf, parts, placeOf, readWords, strangeIn, wordsKeys, writeWords, type WordsKey } from './mailValues';
import { WordsFields } from './WordsFields';

interface MailFormProps {
  readonly organisation: string;
  readonly own: OwnMailWords;
  /** Languages of the organisation, its own first. */
  readonly spoken: readonly Language[];
  reload(): Promise<OwnMailWords>;
  take(own: OwnMailWords): void;
}

const look = { list: 'mail-languages', face: 'segment' } as const;

/** The words of a mail in each language, saved together, beside the mail that they make (DESK-171). */
export function MailForm({ organisation, own, spoken, reload, take }: MailFormProps) {
  const { call } = useDesk();
  const words = useMailsTexts();
  const { id: mail } = own;
  const [lang, setLang] = useState<Language>(spoken[0] ?? 'fr');
  const edits = useEdits<OwnMailWords, WordsKey>({
    record: own,
    keys: wordsKeys,
    read: readWords,
    async write({ version }, changed) {
      const body = { words: writeWords(changed), version };
      return (await call(updateMailWords, { organisation, params: { mail }, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const valueOf = (key: WordsKey) => String(edits.valueOf(key));
  // A language that is no longer offered keeps its words, and shows them.
  const shown = languages.filter(
    (one) => spoken.includes(one) || parts.some((part) => valueOf(keyOf(one, part)) !== ''),
  );
  const strange = strangeIn(mail, valueOf);
  const elsewhere = [...new Set([...strange.keys()].map((key) => placeOf(key)[0]))].filter((one) => one !== lang);
  const given = Object.fromEntries(parts.map((part) => [part, valueOf(keyOf(lang, part))])) as MailWords;
  const labelOf = (key: WordsKey) => {
    const [of, part] = placeOf(key);
    return shown.length > 1 ? `${words.fields[part]} (${languageNames[of]})` : words.fields[part];
  };
  return (
    <div className="desk-cards">
      <Card className="desk-card stack">
        {edits.isEdited && (
          <p>
            <Unsaved />
          </p>
        )}
        {shown.length > 1 && (
          <>
            <RadioGroup
              label={words.language}
              options={shown.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
              value={lang}
              onValue={setLang}
              look={look}
            />
            <p className="field-hint">{words.languageNote}</p>
          </>
        )}
        <EditForm edits={edits} isRight={strange.size === 0} labelOf={labelOf} theirs={(key) => readWords(own, key)}>
          <WordsFields {...{ own, lang, strange, valueOf }} onValue={edits.set} />
          {elsewhere.length > 0 && (
            <p className="field-error" role="alert">
              {words.elsewhere(elsewhere.map((one) => languageNames[one]).join(', '))}
            </p>
          )}
        </EditForm>
      </Card>
      <MailPreview {...{ organisation, mail, lang, given }} />
    </div>
  );
}
