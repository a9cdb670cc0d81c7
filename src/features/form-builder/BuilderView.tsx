import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ElementContextProvider, useElement } from '../../runtime/context';
import { lazyView } from '../../loading/lazyView';
import { patiently } from '../../loading/patiently';
import { Placeholder } from '../../runtime/shell/Placeholder';
import { isGone } from '../../runtime/failures';
import { Button } from '../../ui/Button';
import { Late } from '../../ui/Late';
import { Notice } from '../../ui/Notice';
import { ApiError } from '../../client/apiError';
import type { Client } from '../../client/client';
import type { FormEditorTexts } from '../../i18n/formEditor';
import { BuilderScreen } from './BuilderScreen';
import { BuilderSkeleton } from './BuilderSkeleton';
import { askForParts } from './parts';
import { type LoadDrawing, LoadDrawingContext, useLoadDrawing } from './run/drawing';
import { useBuilderTexts } from './run/useEditorTexts';
import { openBuilder, type OpenOptions } from './saving/openBuilder';
import { UnreadableForm } from './saving/unreadableForm';
import type { Opened } from './saving/saving';
import type { SubjectName, SubjectWords } from './subject/subject';

const NotAllowed = lazyView(async () => (await import('./saving/NotAllowed')).NotAllowed);

type BuilderViewProps = Partial<OpenOptions & SubjectName> &
  Pick<OpenOptions, 'mode'> & {
    /** The desk's client, which calls by its cookie: in place of the element's own and a token (DESK-32). */
    client?: Client;
  };

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
function BuilderView({
  formId,
  pageId,
  sectionId,
  mainPage = false,
  client,
  // Opens nothing: it says that there is a server to ask.
  token = client && 'desk',
  definition,
  mode,
}: BuilderViewProps) {
  const around = useElement();
  const element = useMemo(() => (client ? { ...around, client } : around), [around, client]);
  const all = useBuilderTexts();
  const [words, say] = useState<SubjectWords>();
  const texts = useMemo(() => ({ ...all.editor, ...words }), [all, words]);
  const inner = useMemo(() => ({ ...element, featureTexts: { ...all, editor: texts } }), [element, all, texts]);
  const loadDrawing = useLoadDrawing();
  const [source, setSource] = useState<Source>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const turns = useRef(0);
  const open = useCallback(async () => {
    const options = { token, definition, mode };
    if (!(pageId || sectionId || mainPage)) return openBuilder(element, { ...options, formId });
    const { openPage } = await patiently(() => import('./pages/openPage'));
    return openPage(element, { ...options, pageId, sectionId, mainPage }, say);
  }, [element, formId, pageId, sectionId, mainPage, token, definition, mode]);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Source) => isWanted && setSource(next);
    show({ state: 'loading' });
    askForParts(element.lang, loadDrawing, mode);
    open().then(
      (opened) => show({ state: 'opened', opened, turn: (turns.current += 1) }),
      (error: unknown) => show({ state: 'failed', error }),
    );
    return () => void (isWanted = false);
  }, [open, tries, element.lang, loadDrawing, mode]);
  if (source.state === 'loading') return <Placeholder children={<BuilderSkeleton />} />;
  if (source.state === 'opened')
    return (
      <ElementContextProvider value={inner}>
        <BuilderScreen key={source.turn} opened={source.opened} />
      </ElementContextProvider>
    );
  const retry = (
    <Button variant="secondary" onClick={() => setTries((before) => before + 1)} children={element.texts.retry} />
  );
  if (source.error instanceof ApiError && source.error.refusal?.code === 'scope')
    return <Late children={<NotAllowed action={retry} />} />;
  return <Notice tone="danger" title={whyNot(source.error, texts)} action={retry} />;
}

function whyNot(error: unknown, texts: FormEditorTexts): string {
  if (error instanceof UnreadableForm) return error.problem === 'newerVersion' ? texts.newerVersion : texts.unreadable;
  if (error instanceof ApiError && error.status === 401) return texts.sessionOver;
  return isGone(error) ? texts.gone : texts.loadFailed;
}
