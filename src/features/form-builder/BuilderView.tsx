import { useCallback, useEffect, useRef, useState } from 'react';
import { useElement } from '../../runtime/context';
import { Placeholder } from '../../runtime/shell/Placeholder';
import { isGone } from '../../runtime/failures';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ApiError } from '../../client/apiError';
import { BuilderScreen } from './BuilderScreen';
import { BuilderSkeleton } from './BuilderSkeleton';
import { askForParts } from './parts';
import { type LoadDrawing, LoadDrawingContext, useLoadDrawing } from './run/drawing';
import { useEditorTexts } from './run/useEditorTexts';
import { openBuilder, type OpenOptions, UnreadableForm } from './saving/openBuilder';
import type { Opened } from './saving/saving';

type BuilderViewProps = Partial<OpenOptions> & Pick<OpenOptions, 'mode'>;

type Source =
  | { readonly state: 'loading' }
  | { readonly state: 'opened'; readonly opened: Opened; readonly turn: number }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Root view of `<org-form-builder>`, over the views of `<org-form>`.
 * @param loadDrawing brings those views: they come beside the form itself
 */
export function builderWith(loadDrawing: LoadDrawing) {
  return function Builder(props: BuilderViewProps) {
    return (
      <LoadDrawingContext.Provider value={loadDrawing}>
        <BuilderView {...props} />
      </LoadDrawingContext.Provider>
    );
  };
}

/** The form, or why it cannot be opened. */
function BuilderView({ formId, token, definition, mode }: BuilderViewProps) {
  const element = useElement();
  const texts = useEditorTexts();
  const loadDrawing = useLoadDrawing();
  const [source, setSource] = useState<Source>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const turns = useRef(0);
  const open = useCallback(
    () => openBuilder(element, { formId, token, definition, mode }),
    [element, formId, token, definition, mode],
  );
  useEffect(() => {
    let isWanted = true;
    const show = (next: Source) => isWanted && setSource(next);
    show({ state: 'loading' });
    askForParts(element.lang, loadDrawing);
    open().then(
      (opened) => show({ state: 'opened', opened, turn: (turns.current += 1) }),
      (error: unknown) => show({ state: 'failed', error }),
    );
    return () => void (isWanted = false);
  }, [open, tries, element.lang, loadDrawing]);
  if (source.state === 'loading') return <Placeholder children={<BuilderSkeleton />} />;
  if (source.state === 'opened') return <BuilderScreen key={source.turn} opened={source.opened} />;
  return (
    <Notice
      tone="danger"
      title={whyNot(source.error, texts)}
      action={
        <Button variant="secondary" onClick={() => setTries((before) => before + 1)} children={element.texts.retry} />
      }
    />
  );
}

function whyNot(error: unknown, texts: ReturnType<typeof useEditorTexts>): string {
  if (error instanceof UnreadableForm) return error.problem === 'newerVersion' ? texts.newerVersion : texts.unreadable;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return texts.sessionOver;
  return isGone(error) ? texts.gone : texts.loadFailed;
}
