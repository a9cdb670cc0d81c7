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
 * Why the last attempt failed: the token has expired, no answer came, somebody else saved first, or the server refused, in its
 * own words.
 */
export type SaveFailure =
  | { readonly why: 'session' | 'network' }
  /** The builder now holds their version plus every own change that fits (BUILD-26). */
  | { readonly why: 'changed'; readonly conflicts: readonly Conflict[] }
  | { readonly why: 'refused'; readonly error: string };

export interface SavingState {
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly formId: string | null;
  readonly revision: number | null;
}

/** Publishes a form (BUILD-20). */
export interface Saver {
  readonly store: StoreApi<SavingState>;
  /** Publishes the current form. @returns whether the server or the host page accepted it */
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
    // Settings go back as the server sent them; it validates and refuses unknown ones by name.
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

  /** Continues from the version somebody else saved, with the changes made here. */
  async function takeUp(newest: AdminForm): Promise<SaveFailure> {
    const { joinNewest } = await patiently(() => import('./joinNewest'));
    const conflicts = joinNewest(builder, newest);
    // Without the newest revision, the next save cannot overwrite a version this builder does not understand.
    if (conflicts) {
      store.setState({ revision: newest.revision });
      draft.keep(newest.revision);
    }
    return { why: 'changed', conflicts: conflicts ?? [] };
  }

  return {
    store,
    async save() {
      if (store.getState().isSaving) return false;
      const sent = builder.form();
      const form = closeForm(sent);
      // Typing from here on starts a new step.
      builder.store.setState(({ history }) => ({ history: selectBlocks(history, history.selected) }));
      store.setState({ isSaving: true, failure: null });
      try {
        const isLeft = element.emit('org-form-save', { formId: store.getState().formId, form });
        if (isLeft) await send(form);
        builder.store.setState(({ history }) => ({ history: { ...history, base: sent } }));
        store.setState({ isSaving: false });
        draft.keep(store.getState().revision);
        return true;
      } catch (error) {
        const failure = error instanceof Changed ? await takeUp(error.newest) : failureOf(error);
        store.setState({ isSaving: false, failure });
        return false;
      }
    },
  };
}

/** The server has a newer revision. */
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
