import { useState, type FormEvent } from 'react';
import { screenRemoteTexts } from '../../i18n/screenRemote';
import { useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextInput } from '../../ui/fields/TextInput';
import type { RemoteProblem } from './useRemote';

interface SignInProps {
  /** Why the last token did not do. */
  problem: RemoteProblem | null;
  onToken(token: string): void;
}

/** Asks for the admin token. */
export function SignIn({ problem, onToken }: SignInProps) {
  const texts = useFeatureTexts(screenRemoteTexts);
  const [token, setToken] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = token.trim();
    setMissing(!given);
    if (given) onToken(given);
  };
  return (
    <Card>
      <form className="stack" noValidate onSubmit={submit}>
        <TextInput
          label={texts.token}
          hint={texts.tokenHint}
          error={missing ? texts.tokenRequired : (problem && texts[problem]) || undefined}
          announce
          type="password"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={token}
          onValue={setToken}
        />
        <Button type="submit" wide>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
