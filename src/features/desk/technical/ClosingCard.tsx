import { useCallback, useState } from 'react';
import { closeOrganisation, getClosing, reopenOrganisation } from '../../../contract/organisations/closing';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { useTechnicalTexts } from './technicalTexts';

/** Closes the organisation to visitors, and opens it again (DESK-140). */
export function ClosingCard({ organisation: { id: organisation, name } }: { organisation: Belonging }) {
  const { lang, call, refresh } = useDesk();
  const { closing: words } = useTechnicalTexts();
  const load = useCallback(async () => (await call(getClosing, { organisation })).data, [call, organisation]);
  const state = useLoaded(load);
  // What is asked stays what it was, whatever the state becomes meanwhile: a press must do what it says.
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  const isClosing = asking === 'close';
  const ask = (what: typeof asking) => () => {
    setAsking(what);
    // As many as are stopped are shown: the number may be of an hour ago.
    void state.read();
  };
  const close = async (subscriptions: number) => {
    try {
      await call(closeOrganisation, { organisation, body: { subscriptions } });
    } catch (thrown) {
      // The answer alone may be lost. Of a refusal, what has changed is shown beside it.
      const now = await load().catch(() => null);
      if (now) state.set(now);
      if (!now?.closedAt) throw thrown;
    }
  };
  return (
    <Card className="desk-card stack">
      <h2>{words.title}</h2>
      <Loaded list={state}>
        {({ closedAt, subscriptions }) => (
          <>
            {closedAt === null ? (
              <p>{words.text}</p>
            ) : (
              <p>
                {words.since(writeMoment(closedAt, lang))} {words.after}
              </p>
            )}
            <div className="desk-buttons">
              <Button variant="secondary" onClick={ask(closedAt === null ? 'close' : 'reopen')}>
                {closedAt === null ? words.submit : words.reopen}
              </Button>
            </div>
            {asking !== null && (
              <AskDialog
                title={isClosing ? words.of(name) : words.reopen}
                submit={isClosing ? words.submit : words.reopen}
                done={isClosing ? words.done : words.reopened}
                problems={words.problems}
                act={() => (isClosing ? close(subscriptions) : call(reopenOrganisation, { organisation }))}
                onClose={() => setAsking(null)}
                onDone={async () => {
                  await Promise.all([state.read(), refresh()]);
                }}
              >
                <p>{isClosing ? words.ask : words.reopenText}</p>
                {isClosing && subscriptions > 0 && (
                  <p>
                    <strong>{words.running(subscriptions)}</strong>
                  </p>
                )}
              </AskDialog>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
