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
  const [isAsking, setAsking] = useState(false);
  const dialog = {
    onClose: () => setAsking(false),
    onDone: async () => {
      await Promise.all([state.read(), refresh()]);
    },
  };
  const ask = () => {
    setAsking(true);
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
                <Button variant="secondary" onClick={ask}>
                  {found.dueAt === null ? words.submit : words.cancel}
                </Button>
              </div>
            )}
            {isAsking && found.dueAt === null && <DeletionDialog {...{ organisation, name, found, ...dialog }} />}
            {isAsking && found.dueAt !== null && (
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
