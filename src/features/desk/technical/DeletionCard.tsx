import { useCallback, useState } from 'react';
import { getDeletion, keepOrganisation } from '../../../contract/organisations/deletion';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { DeletionDialog } from './DeletionDialog';
import { useTechnicalTexts } from './technicalTexts';

/** Has a closed organisation deleted after a while, and cancels that (DESK-141). */
export function DeletionCard({ organisation: { id: organisation, name, closed } }: { organisation: Belonging }) {
  const { lang, call, refresh } = useDesk();
  const { deletion: words } = useTechnicalTexts();
  const load = useCallback(async () => (await call(getDeletion, { organisation })).data, [call, organisation]);
  const state = useLoaded(load);
  // As in the card of closing: a press does what it says, whoever asked or cancelled meanwhile.
  const [asking, setAsking] = useState<'delete' | 'keep' | null>(null);
  const dialog = {
    onClose: () => setAsking(null),
    onDone: async () => {
      await Promise.all([state.read(), refresh()]);
    },
  };
  const ask = (what: typeof asking) => () => {
    setAsking(what);
    void state.read();
  };
  return (
    <Card className="desk-card stack">
      <h2>{words.title}</h2>
      <Loaded list={state}>
        {(found) => (
          <>
            <p>{found.dueAt === null ? words.text : words.due(writeMoment(found.dueAt, lang))}</p>
            {found.dueAt === null && !closed ? (
              <p className="muted">{words.first}</p>
            ) : (
              <div className="desk-buttons">
                <Button variant="secondary" onClick={ask(found.dueAt === null ? 'delete' : 'keep')}>
                  {found.dueAt === null ? words.submit : words.cancel}
                </Button>
              </div>
            )}
            {asking === 'delete' && <DeletionDialog {...{ organisation, name, found, ...dialog }} />}
            {asking === 'keep' && (
              <AskDialog
                title={words.cancel}
                submit={words.cancel}
                done={words.cancelled}
                problems={words.problems}
                act={() => call(keepOrganisation, { organisation })}
                {...dialog}
              >
                <p>{words.cancelText}</p>
              </AskDialog>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
