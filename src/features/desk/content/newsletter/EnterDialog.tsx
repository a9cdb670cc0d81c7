import { useState } from 'react';
import { languages, type Language } from '../../../../contract/terms/languages';
import { createSubscriber } from '../../../../contract/site/subscribers';
import { languageNames } from '../../../../i18n/languageNames';
import { Dialog } from '../../../../ui/Dialog';
import { Select } from '../../../../ui/fields/Select';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { useWork } from '../../useWork';
import { withProblems } from '../../withProblems';
import { useNewsletterTexts } from './newsletterTexts';

interface EnterDialogProps {
  readonly organisation: string;
  /** The organisation's own. */
  readonly language: Language;
  onClose(): void;
  onDone(): Promise<void>;
}

/** Asks somebody by mail whether they want the newsletter (DESK-109). */
export function EnterDialog({ organisation, language, onClose, onDone }: EnterDialogProps) {
  const { texts, call, notify } = useDesk();
  const words = useNewsletterTexts();
  const [email, setEmail] = useState('');
  const [lang, setLang] = useState(language);
  const { busy, error, run } = useWork();
  const enter = () =>
    void run(async () => {
      await call(createSubscriber, { organisation, body: { email: email.trim(), lang } });
      notify(words.entered(email.trim()));
      onClose();
      await onDone();
    });
  return (
    <Dialog open title={words.enter} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={withProblems(texts, words.problems)}
        submit={words.enterSubmit}
        busy={busy}
        error={error}
        wide
        onSubmit={enter}
      >
        <p className="muted">{words.enterText}</p>
        <TextInput
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          required
          dir="ltr"
          value={email}
          onValue={setEmail}
        />
        <Select
          label={words.language}
          value={lang}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onValue={setLang}
        />
      </DeskForm>
    </Dialog>
  );
}
