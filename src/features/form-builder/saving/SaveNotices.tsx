import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import { useEditorTexts } from '../run/useEditorTexts';
import { type SaveFailure, useSavingState } from './saving';

const AskTitle = lazyView(async () => (await import('./AskTitle')).AskTitle);
const ChangedNotice = lazyView(async () => (await import('./ChangedNotice')).ChangedNotice);
const NotAllowed = lazyView(async () => (await import('./NotAllowed')).NotAllowed);
const TakenNotice = lazyView(async () => (await import('./TakenNotice')).TakenNotice);

/** Why the form is not saved, what was taken up, and what to do about it. */
export function SaveNotices() {
  const failure = useSavingState((state) => state.failure);
  const isAnyTaken = useSavingState((state) => state.taken !== null);
  const asksTitle = useSavingState((state) => state.asksTitle);
  return (
    <>
      {asksTitle && (
        <Late>
          <AskTitle />
        </Late>
      )}
      {isAnyTaken && (
        <Late>
          <TakenNotice />
        </Late>
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
    case 'scope':
      return <Late children={<NotAllowed>{texts.keptHere}</NotAllowed>} />;
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
