import { useState, type FormEvent } from 'react';
import { eveningTexts } from '../../i18n/evening';
import { useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextInput } from '../../ui/fields/TextInput';
import { readCode } from './takeCode';

interface CodeFormProps {
  /** The code that this phone had has ended; what has not arrived is kept. */
  hasEnded?: boolean;
  onCode(code: string): void;
}

/** Asks for the evening code, or the address that brings it. */
export function CodeForm({ hasEnded = false, onCode }: CodeFormProps) {
  const texts = useFeatureTexts(eveningTexts);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code === null);
    if (code) onCode(code);
  };
  return (
    <Card>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{hasEnded ? texts.ended : texts.needsCode}</p>
        <TextInput
          label={texts.code}
          hint={texts.codeHint}
          error={isWrong ? texts.codeWrong : undefined}
          announce
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onValue={setTyped}
        />
        <Button type="submit" wide large>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
