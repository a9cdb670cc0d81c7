import { useCallback, useState } from 'react';
import { randomId } from '../../../client/randomId';
import { getMailState, sendTestMail } from '../../../contract/organisations/mailCheck';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { writeMoment } from '../writeMoment';
import { SenderRecords } from './SenderRecords';
import { useTechnicalTexts } from './technicalTexts';

/** The state of outgoing mail, and a test of it (DESK-84). */
export function MailCard({ organisation }: { organisation: string }) {
  const { texts, lang, session, call, notify } = useDesk();
  const { mail: words } = useTechnicalTexts();
  const load = useCallback(async () => (await call(getMailState, { organisation })).data, [call, organisation]);
  const state = useLoaded(load);
  // One mail for each press, whatever answer was lost.
  const [idempotencyKey, setKey] = useState(randomId);
  const { busy, error, run } = useWork();
  const send = () =>
    void run(async () => {
      state.set((await call(sendTestMail, { organisation, body: { idempotencyKey } })).data);
      setKey(randomId());
      notify(words.sent(session.user.email));
    });
  return (
    <Card className="desk-card stack">
      <h2>{words.title}</h2>
      <Loaded list={state}>
        {({ sends, from, test }) => (
          <>
            {sends ? (
              <p>
                {words.from} <bdi dir="ltr">{from}</bdi>
              </p>
            ) : (
              <Notice tone="warning" title={words.off} role={null}>
                {words.offText}
              </Notice>
            )}
            {sends && <SenderRecords organisation={organisation} />}
            {test && (
              <p className={test.state === 'failing' ? undefined : 'muted'}>
                {words.tests[test.state](writeMoment(test.at, lang))}
              </p>
            )}
            <Problem texts={texts} error={error} />
            <div className="desk-buttons">
              <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={send}>
                {words.send}
              </Button>
              {test && test.state !== 'sent' && (
                <Button variant="quiet" onClick={() => void state.read()}>
                  {words.refresh}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
