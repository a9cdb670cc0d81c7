import { useState } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import { useBuilder } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import type { SaveFailure } from './createSaver';
import { useSaving, useSavingState } from './saving';

const ChangedNotice = lazyView(async () => (await import('./ChangedNotice')).ChangedNotice);

/** Why the form is not saved, and what to do about it. */
export function SaveNotices() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { kept, draft } = useSaving();
  const failure = useSavingState((state) => state.failure);
  const [isSeen, setSeen] = useState(false);
  const isTakenUp = kept !== null && !isSeen;
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
  switch (failure.why) {
    case 'session':
      return <Notice tone="danger" title={texts.sessionOver} children={texts.keptHere} />;
    case 'network':
      return <Notice tone="danger" title={texts.notSaved} children={texts.keptHere} />;
    case 'refused':
      return <Notice tone="danger" title={failure.error} />;
    case 'changed':
      return (
        <Late>
          <ChangedNotice conflicts={failure.conflicts} />
        </Late>
      );
  }
}
