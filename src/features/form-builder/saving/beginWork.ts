import type { FormDraft } from '../../../contract/forms/formEditing';
import { type EditedForm, isSameJson, joinSteps, startHistory, takeUpDraft } from '../../../core/form/editing';
import { patiently } from '../../../loading/patiently';
import type { ElementContext } from '../../../runtime/context';
import { createKeeper } from './createKeeper';
import { createSaver } from './createSaver';
import { formPublisher } from './formPublisher';
import { isUnanswered } from './failureOf';
import { createLocalDraft, type Kept } from './localDraft';
import type { Publisher } from './publisher';
import type { Desk, Opened, Taken } from './saving';
import { createServerDraft } from './serverDraft';
import { loadDraftTexts } from './useDraftTexts';

/** What is no form is published its own way, and its unsaved work is kept in this browser only (BUILD-62). */
interface PageWork {
  /** Names it among what this browser keeps. */
  readonly name: string;
  readonly publisher: Publisher;
}

/**
 * Finds what was not published of a form, in the server's draft and in this browser, and joins both with the form as it is
 * now (BUILD-53).
 */
export async function beginWork(
  element: ElementContext,
  opened: Omit<Opened, 'desk' | 'subject'>,
  page?: PageWork,
): Promise<Desk> {
  const { formId, revision, form, token } = opened;
  const server = token && !page ? createServerDraft(element, token) : null;
  // Wanted when there is no network to bring them.
  void patiently(() => Promise.all([import('./KeptWords'), loadDraftTexts(element.lang)]));
  let idOf = () => formId;
  const local = createLocalDraft(
    element.storage,
    () => `${element.client.apiHost} ${page?.name ?? idOf() ?? 'new'}`,
    form.sort,
  );
  const at = formId !== null && revision !== null ? { formId, revision } : null;
  // A draft that may not be read turns up when the first change is stored; one missed by a fault would pass for another author's.
  const read = server && at ? await server.read(at.formId).catch(unlessUnanswered) : null;
  const onto = read && server && at ? await server.onTop(form, at, read) : null;
  const draft = onto ? read : null;
  const { history: shared, conflicts } = onto ?? { history: startHistory(form), conflicts: [] };
  const kept = local.read();
  const own = kept && joinSteps(ownSteps(kept, opened, draft, shared.present), shared);
  const history = own?.history ?? shared;
  const collided = [...conflicts, ...(own?.conflicts ?? [])];
  const taken = history.present === form && collided.length === 0 ? null : takenFrom(draft, collided);
  return (builder, store) => {
    idOf = () => store.getState().formId;
    builder.store.setState({ history });
    store.setState({ taken, kept: draft && history.present === shared.present ? 'draft' : 'nowhere' });
    const stored = { form: shared.present, version: draft?.version ?? null };
    const keeper = createKeeper({ element, builder, store, local, server, stored });
    const publisher = page?.publisher ?? formPublisher(element, { store, token, local, tried: kept?.newId ?? null });
    return { keeper, saver: createSaver({ builder, store, publisher, keeper }) };
  };
}

function unlessUnanswered(error: unknown): null {
  if (isUnanswered(error)) throw error;
  return null;
}

/** What this browser did since the server last had it; `shared` is what it has now. */
function ownSteps(
  { stored, version, form, commands }: Kept,
  opened: Pick<Opened, 'form'>,
  draft: FormDraft | null,
  shared: EditedForm,
) {
  const isDropped = version !== null && !draft && stored.settings['revision'] === opened.form.settings['revision'];
  // Of a draft that somebody dropped, all that there is is here.
  if (isDropped) return takeUpDraft({ base: opened.form, form }, opened.form).history;
  // The same object as the one joined with spares a replay.
  const base = isSameJson(stored, shared) ? shared : stored;
  return takeUpDraft({ base, form, commands }, base).history;
}

function takenFrom(draft: FormDraft | null, conflicts: Taken['conflicts']): Taken {
  return draft
    ? { from: 'draft', by: draft.by, at: draft.at, conflicts }
    : { from: 'browser', by: null, at: null, conflicts };
}
