import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { sendMailExample } from '../../../contract/organisations/mailWords';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import type { PreviewProps } from './previewProps';
import { useMailsTexts } from './mailsTexts';

/** Mails the example to who reads it (DESK-174): one mail for each press with the same words, whatever answer was lost. */
export function ExampleButton({ organisation, mail, lang, given }: PreviewProps) {
  const { texts, session, call, notify } = useDesk();
  const words = useMailsTexts();
  const content = JSON.stringify([mail, lang, given]);
  const [pressed, setPressed] = useState({ content: '', idempotencyKey: '' });
  const { busy, error, run } = useWork();
  const send = () => {
    const { idempotencyKey } = pressed.content === content ? pressed : { idempotencyKey: randomId() };
    setPressed({ content, idempotencyKey });
    void run(async () => {
      await call(sendMailExample, { organisation, params: { mail }, body: { lang, words: given, idempotencyKey } });
      setPressed({ content: '', idempotencyKey: '' });
      notify(words.sent(session.user.email));
    });
  };
  return (
    <>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={send}>
          {words.send}
        </Button>
      </div>
    </>
  );
}
