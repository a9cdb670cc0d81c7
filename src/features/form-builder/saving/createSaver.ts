import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '../../../client/apiError';
import { type AdminForm, createForm, updateForm } from '../../../contract/forms/adminForms';
import { closeForm, type Conflict, selectBlocks } from '../../../core/form/editing';
import { patiently } from '../../../loading/patiently';
import type { ElementContext } from '../../../runtime/context';
import type { Builder } from '../run/createBuilder';
import type { LocalDraft } from './localDraft';
import type { Opened } from './openBuilder';

/**
 * Why the last attempt did not save: the token is not valid any more, no answer came, somebody else has saved, or the server
 * refused it, in its words.
 */
export type SaveFailure =
  | { readonly why: 'session' | 'network' }
  /** What they saved is there now, with all of one's own that fits (BUILD-26). */
  | { readonly why: 'changed'; readonly conflicts: readonly Conflict[] }
  | { readonly why: 'refused'; readonly error: string };

export interface SavingState {
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly formId: string | null;
  readonly revision: number | null;
}

/** Publishes a form, and keeps what is not published yet (BUILD-20). */
export interface Saver {
  readonly store: StoreApi<SavingState>;
  /** Publishes the form as it is now. @returns whether the server, or the host page, has it */
  save(): Promise<boolean>;
}

interface SaverOptions {
  readonly element: Pick<ElementContext, 'client' | 'signal' | 'emit'>;
  readonly builder: Builder;
  readonly opened: Opened;
  readonly token: string | undefined;
  readonly draft: LocalDraft;
}

export function createSaver({ element, builder, opened, token, draft }: SaverOptions): Saver {
  const { formId, revision } = opened;
  const store = createStore<SavingState>(() => ({ isSaving: false, failure: null, formId, revision }));

  async function send(form: Readonly<Record<string, unknown>>): Promise<void> {
    const { formId, revision } = store.getState();
    if (!token) return;
    const call = { token, signal: element.signal, quiet: true };
    // The server takes what it knows and refuses the rest by name: settings are as it answered them.
    const body = form as never;
    const answer =
      formId === null
        ? await element.client.call(createForm, { ...call, body })
        : await element.client.call(updateForm, {
            ...call,
            params: { formId },
            body: { ...(body as object), ...(revision !== null && { revision }) },
          });
    if (!answer.success && answer.code === 'changed' && 'data' in answer && answer.data)
      throw new Changed(answer.data as AdminForm);
    if (!answer.success) throw new Refused(answer.error);
    store.setState({ formId: answer.data.id, revision: answer.data.revision });
  }

  /** Goes on from the form that somebody else has saved, with what was done here. */
  async function takeUp(newest: AdminForm): Promise<SaveFailure> {
    const { joinNewest } = await patiently(() => import('./joinNewest'));
    const conflicts = joinNewest(builder, newest);
    // Not saved over, as long as it is not understood.
    if (conflicts) store.setState({ revision: newest.revision });
    return { why: 'changed', conflicts: conflicts ?? [] };
  }

  return {
    store,
    async save() {
      if (store.getState().isSaving) return false;
      const sent = builder.form();
      const form = closeForm(sent);
      // What is typed from now on is a step of its own.
      builder.store.setState(({ history }) => ({ history: selectBlocks(history, history.selected) }));
      store.setState({ isSaving: true, failure: null });
      try {
        const isLeft = element.emit('org-form-save', { formId: store.getState().formId, form });
        if (isLeft) await send(form);
        builder.store.setState(({ history }) => ({ history: { ...history, base: sent } }));
        store.setState({ isSaving: false });
        draft.keep();
        return true;
      } catch (error) {
        const failure = error instanceof Changed ? await takeUp(error.newest) : failureOf(error);
        store.setState({ isSaving: false, failure });
        return false;
      }
    },
  };
}

/** The server knows a newer form. */
class Changed extends Error {
  constructor(readonly newest: AdminForm) {
    super('org-sdk: somebody else has saved the form.');
  }
}

class Refused extends Error {}

function failureOf(error: unknown): SaveFailure {
  if (error instanceof Refused) return { why: 'refused', error: error.message };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { why: 'session' };
  if (error.status === 409) return { why: 'changed', conflicts: [] };
  if (error.refusal) return { why: 'refused', error: error.refusal.error };
  return { why: 'network' };
}
