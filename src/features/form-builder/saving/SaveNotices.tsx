import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useBuilder } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import type { SaveFailure } from './createSaver';
import { useSaving, useSavingState } from './saving';

/** What stands between the author's work and the server, and what can be done about it. */
export function SaveNotices() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { kept, opened, draft } = useSaving();
  const failure = useSavingState((state) => state.failure);
  const [isSeen, setSeen] = useState(false);
  const isTakenUp = kept !== null && kept.revision === opened.revision && !isSeen;
  return (
    <>
      {isTakenUp && (
        <Notice
          tone="info"
          title={texts.takenUp}
          action={
            <>
              <Button variant="secondary" onClick={() => setSeen(true)} children={texts.goOn} />
              <Button
                variant="quiet"
                onClick={() => {
                  builder.undo();
                  draft.forget();
                  setSeen(true);
                }}
                children={texts.discard}
              />
            </>
          }
        />
      )}
      {failure && <Failure failure={failure} />}
    </>
  );
}

function Failure({ failure }: { failure: SaveFailure }) {
  const texts = useEditorTexts();
  const { title, help } = {
    session: { title: texts.sessionOver, help: texts.keptHere },
    network: { title: texts.notSaved, help: texts.keptHere },
    changed: { title: texts.changed, help: texts.keptHere },
    refused: { title: failure.why === 'refused' ? failure.error : '', help: undefined },
  }[failure.why];
  return (
    <Notice tone="danger" title={title}>
      {help}
    </Notice>
  );
}
