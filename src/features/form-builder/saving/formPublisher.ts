import { randomId } from '../../../client/randomId';
import { createForm, updateForm } from '../../../contract/forms/adminForms';
import type { ElementContext } from '../../../runtime/context';
import { Changed, type Publisher, Refused } from './publisher';
import { isTaken } from './isTaken';
import type { LocalDraft } from './localDraft';
import type { Saver } from './saving';

interface PublisherOptions {
  readonly store: Saver['store'];
  readonly token: string | undefined;
  readonly local: Pick<LocalDraft, 'tries'>;
  /** The id under which it was tried to make the form before the page was left. */
  readonly tried: string | null;
}

/** Publishes a form (CALL-23); without a token the page around the builder does. */
export function formPublisher(
  element: Pick<ElementContext, 'client' | 'signal' | 'emit'>,
  { store, token, local, tried }: PublisherOptions,
): Publisher {
  // The same at each try: the answer to one that made the form may have been lost (BUILD-96).
  const newId = tried ?? randomId();
  const publisher: Publisher = {
    needsTitle: token !== undefined && token !== '',
    announce: (form) => element.emit('org-form-save', { formId: store.getState().formId, form }),
    async publish(form, draft) {
      const { formId, revision } = store.getState();
      if (!token) return;
      const call = { token, signal: element.signal, quiet: true };
      // Settings go back as the server sent them; it validates and refuses unknown ones by name.
      const body = form as never;
      if (formId === null) local.tries(newId);
      const answer =
        formId === null
          ? await element.client
              .call(createForm, { ...call, body: { id: newId, ...(body as object) } as never })
              .catch((error: unknown) => {
                if (!isTaken(error) || 'id' in form) throw error;
                return null;
              })
          : await element.client.call(updateForm, {
              ...call,
              params: { formId },
              body: { ...(body as object), ...(revision !== null && { revision }), ...(draft !== null && { draft }) },
            });
      if (!answer) {
        // Whoever changed it since is met as `Changed`.
        store.setState({ formId: newId, revision: 1 });
        return publisher.publish(form, null);
      }
      if (!answer.success && answer.code === 'changed' && 'data' in answer && answer.data)
        throw new Changed(answer.data);
      if (!answer.success) throw new Refused(answer.error);
      store.setState({ formId: answer.data.id, revision: answer.data.revision });
    },
  };
  return publisher;
}
