import type { FormDraft } from '../../../contract/forms/formEditing';
import {
  type EditedForm,
  type History,
  isSameJson,
  type Joined,
  joinSteps,
  startHistory,
  takeUpDraft,
} from '../../../core/form/editing';
import { patiently } from '../../../loading/patiently';
import type { ElementContext } from '../../../runtime/context';
import { createKeeper } from './createKeeper';
import { createSaver } from './createSaver';
import { keyOfWork } from './earlyWork';
import { formPublisher } from './formPublisher';
import { isUnanswered } from './failureOf';
import { createLocalDraft, type Kept, openKept } from './localDraft';
import type { Publisher } from './publisher';
import { saveBeside } from './saveBeside';
import type { Begin, Opened, Taken } from './saving';
import { createServerDraft } from './serverDraft';
import { loadDraftTexts } from './useDraftTexts';

/**
 * Finds what was not published of a form, in the server's draft and in this browser, and joins both with the form as it is
 * now (BUILD-53).
 * @param publisher of what is no form: it is published its own way, and unsaved work on it is kept in this browser only (BUILD-62)
 * @throws ApiError
 */
export async function beginWork(
  element: ElementContext,
  opened: Omit<Opened, 'begin' | 'subject'>,
  publisher?: Publisher,
): ReturnType<Begin> {
  const { formId, revision, form, token, name } = opened;
  const server = token && !publisher ? createServerDraft(element, token) : null;
  // Wanted when there is no network to bring them.
  void patiently(() => Promise.all([import('./KeptWords'), loadDraftTexts(element.lang)]));
  const at = formId !== null && revision !== null ? { formId, revision } : null;
  // A draft that may not be read turns up when the first change is stored; one missed by a fault would pass for another author's.
  const read = server && at ? await server.read(at.formId).catch(unlessUnanswered) : null;
  const onto = read && server && at ? await server.onTop(form, at, read).catch(unlessUnanswered) : null;
  const draft = onto ? read : null;
  const { history: shared, conflicts } = onto ?? { history: startHistory(form), conflicts: [] };
  return (builder, store, early) => {
    const nameNow = () => (publisher ? name : (store.getState().formId ?? 'new'));
    const local = createLocalDraft(element.storage, () => keyOfWork(element.client, nameNow()), form.sort);
    const kept = local.read();
    const before = early.flatMap((one) => openKept(one, form.sort) ?? []);
    const here = builder.store.getState().history;
    const restored = [
      ...(kept ? [ownSteps(kept, opened, draft, shared.present)] : []),
      ...before.map((work) => takeUpDraft({ ...work, base: work.stored }, work.stored).history),
    ].reduce(joinOn, { history: shared, conflicts });
    const isAny = restored.history.present !== form || restored.conflicts.length > 0;
    const isTouched = here.present !== form;
    const { history, conflicts: collided } = isAny ? joinOn(restored, here) : { history: here, conflicts: [] };
    builder.store.setState({ history });
    const isStored = builder.form() === shared.present;
    store.setState({ taken: isAny ? takenFrom(draft, collided) : null, kept: draft && isStored ? 'draft' : 'nowhere' });
    const stored = { form: shared.present, version: draft?.version ?? null };
    const keeper = createKeeper({ element, builder, store, local, server, stored, isTouched });
    const publishing = publisher ?? formPublisher(element, { store, token, local, tried: kept?.newId ?? null });
    const save = createSaver({ builder, store, publisher: publishing, keeper });
    return { keeper, save: async () => (await save()) && saveBeside(store) };
  };
}

/** Steps on top of what is there already, and what collided so far. */
function joinOn(before: Joined, own: History): Joined {
  const { history, conflicts } = joinSteps(own, before.history);
  return { history, conflicts: [...before.conflicts, ...conflicts] };
}

function unlessUnanswered(error: unknown): null {
  if (isUnanswered(error)) throw error;
  return null;
}

/** Work of this browser since the server last had it; `shared` is what the server has now. */
function ownSteps(
  { stored, version, form, commands }: Kept,
  opened: Pick<Opened, 'form'>,
  draft: FormDraft | null,
  shared: EditedForm,
) {
  const isDropped = version !== null && !draft && stored.settings['revision'] === opened.form.settings['revision'];
  // Nothing else is left of a draft that somebody dropped.
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
