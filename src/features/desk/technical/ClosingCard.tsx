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
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    // As many as are stopped are shown: the number may be of an hour ago.
    void state.read();
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
              <Button variant="secondary" onClick={ask}>
                {closedAt === null ? words.submit : words.reopen}
              </Button>
            </div>
            {isAsking && (
              <AskDialog
                title={closedAt === null ? words.of(name) : words.reopen}
                submit={closedAt === null ? words.submit : words.reopen}
                done={closedAt === null ? words.done : words.reopened}
                problems={words.problems}
                act={() =>
                  closedAt === null
                    ? call(closeOrganisation, { organisation, body: { subscriptions } }).catch(readAgain(state.read))
                    : call(reopenOrganisation, { organisation })
                }
                onClose={() => setAsking(false)}
                onDone={async () => {
                  await Promise.all([state.read(), refresh()]);
                }}
              >
                <p>{closedAt === null ? words.ask : words.reopenText}</p>
                {closedAt === null && subscriptions > 0 && (
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

/** Shows what has changed meanwhile beside the refusal. */
const readAgain = (read: () => Promise<void>) => async (thrown: unknown) => {
  await read();
  throw thrown;
};
