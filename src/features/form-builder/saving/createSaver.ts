import { ApiError } from '../../../client/apiError';
import { closeForm, savedForm, selectBlocks } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';
import { titleOf } from '../run/titleOf';
import type { DraftKeeper } from './createKeeper';
import { failureOf } from './failureOf';
import { Changed, type Publisher } from './publisher';
import { type Desk, nothingMet, type SaveFailure, type Saver } from './saving';

interface SaverOptions {
  readonly builder: Builder;
  readonly store: Saver['store'];
  readonly publisher: Publisher;
  readonly keeper: DraftKeeper;
}

export function createSaver({ builder, store, publisher, keeper }: SaverOptions): Desk['save'] {
  return () => save();

  async function save(isAgain = false): Promise<boolean> {
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
    let failure: SaveFailure;
    try {
      const isLeft = publisher.announce(form);
      if (isLeft) await publisher.publish(savedForm(sent, builder.store.getState().history.base), version);
      builder.store.setState(({ history }) => ({ history: { ...history, base: sent } }));
      store.setState({ isSaving: false });
      resume({ published: sent });
      return true;
    } catch (error) {
      // Without the newest revision, the next save cannot overwrite a version this builder does not understand.
      const met = error instanceof Changed ? await keeper.meet(error.newest).catch(() => nothingMet) : null;
      if (met?.isOwn && !isAgain) {
        store.setState({ isSaving: false });
        resume({});
        return save(true);
      }
      failure = met ? { why: 'changed', conflicts: met.conflicts } : whyNot(error);
    }
    store.setState({ isSaving: false, failure });
    resume(failure.why === 'network' ? { tried: sent } : {});
    return false;
  }
}

const whyNot = (error: unknown): SaveFailure =>
  error instanceof ApiError && error.status === 409 ? { why: 'changed', conflicts: [] } : failureOf(error);
