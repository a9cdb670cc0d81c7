import { ApiError } from '../../../client/apiError';
import { closeForm, savedForm, selectBlocks } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';
import { titleOf } from '../run/titleOf';
import type { DraftKeeper } from './createKeeper';
import { Changed, type Newest, type Publisher, Refused } from './publisher';
import type { SaveFailure, Saver } from './saving';

interface SaverOptions {
  readonly builder: Builder;
  readonly store: Saver['store'];
  readonly publisher: Publisher;
  readonly keeper: DraftKeeper;
}

export function createSaver({ builder, store, publisher, keeper }: SaverOptions): Saver {
  return {
    store,
    async save() {
      if (store.getState().isSaving) return false;
      if (publisher.needsTitle && !titleOf(builder.form()).trim()) {
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
        const isLeft = publisher.announce(form);
        if (isLeft) await publisher.publish(savedForm(sent, builder.store.getState().history.base), version);
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

  async function changed(newest: Newest): Promise<SaveFailure> {
    return { why: 'changed', conflicts: await keeper.meet(newest).catch(() => []) };
  }
}

function failureOf(error: unknown): SaveFailure {
  if (error instanceof Refused) return { why: 'refused', error: error.message };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { why: 'session' };
  if (error.status === 409) return { why: 'changed', conflicts: [] };
  if (error.refusal) return { why: 'refused', error: error.refusal.error };
  return { why: 'network' };
}
