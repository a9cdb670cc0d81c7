import { ApiError } from '../../../client/apiError';
import { type AdminForm, createForm, updateForm } from '../../../contract/forms/adminForms';
import { closeForm, savedForm, selectBlocks } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';
import type { Builder } from '../run/createBuilder';
import { titleOf } from '../run/titleOf';
import type { DraftKeeper } from './createKeeper';
import type { SaveFailure, Saver } from './saving';

interface SaverOptions {
  readonly element: Pick<ElementContext, 'client' | 'signal' | 'emit'>;
  readonly builder: Builder;
  readonly store: Saver['store'];
  readonly token: string | undefined;
  readonly keeper: DraftKeeper;
}

export function createSaver({ element, builder, store, token, keeper }: SaverOptions): Saver {
  async function send(form: Readonly<Record<string, unknown>>, draft: string | null): Promise<void> {
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
            body: { ...(body as object), ...(revision !== null && { revision }), ...(draft !== null && { draft }) },
          });
    if (!answer.success && answer.code === 'changed' && 'data' in answer && answer.data)
      throw new Changed(answer.data as AdminForm);
    if (!answer.success) throw new Refused(answer.error);
    store.setState({ formId: answer.data.id, revision: answer.data.revision });
  }

  return {
    store,
    async save() {
      if (store.getState().isSaving) return false;
      if (token && !titleOf(builder.form()).trim()) {
        store.setState({ asksTitle: true });
        return false;
      }
      store.setState({ isSaving: true, failure: null });
      const { version, resume } = await keeper.pause();
      const sent = builder.form();
      const form = closeForm(sent);
      // Typing from here on starts a new step.
      builder.store.setState(({ history }) => ({ history: selectBlocks(history, history.selected) }));
      try {
        const isLeft = element.emit('org-form-save', { formId: store.getState().formId, form });
        if (isLeft) await send(savedForm(sent, builder.store.getState().history.base), version);
        builder.store.setState(({ history }) => ({ history: { ...history, base: sent } }));
        store.setState({ isSaving: false });
        resume(sent);
        return true;
      } catch (error) {
        // Without the newest revision, the next save cannot overwrite a version this builder does not understand.
        const failure = error instanceof Changed ? await changed(error.newest) : failureOf(error);
        store.setState({ isSaving: false, failure });
        resume(null);
        return false;
      }
    },
  };

  async function changed(newest: AdminForm): Promise<SaveFailure> {
    return { why: 'changed', conflicts: await keeper.meet(newest).catch(() => []) };
  }
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
