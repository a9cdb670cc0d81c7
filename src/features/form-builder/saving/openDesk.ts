import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../../client/apiError';
import { LoadError } from '../../../loading/loadPart';
import { retryLater } from '../../../loading/retryLater';
import type { ElementContext } from '../../../runtime/context';
import type { Builder } from '../run/createBuilder';
import { createEarlyWork } from './earlyWork';
import type { Begin, Desk, Opened, Saver, SavingState } from './saving';

/** Saves and keeps a builder's changes. */
interface Work {
  readonly saver: Saver;
  /** Null where nothing can be changed. */
  readonly desk: (() => Promise<Desk>) | null;
  /** Keeps what the builder changes, until the returned function is called: it stores what is left. */
  follow(): () => void;
}

/** Begins to save and keep what a builder changes; nothing where it is only looked at (BUILD-45). */
export function openDesk({ begin, formId, revision, name }: Opened, builder: Builder, element: ElementContext): Work {
  const store = createStore<SavingState>(() => ({
    ...{ formId, revision },
    ...{ isSaving: false, failure: null, kept: begin ? 'asked' : 'nowhere', taken: null, asksTitle: false },
  }));
  if (!begin) return { saver: { store, save: async () => false }, desk: null, follow: () => () => {} };
  return lateDesk(begin, store, builder, createEarlyWork(element, name, builder), element.clock.after);
}

/** Editing does not wait for the desk (BUILD-79): it goes on from the work done before it came. */
function lateDesk(
  begin: Begin,
  store: Saver['store'],
  builder: Builder,
  early: ReturnType<typeof createEarlyWork>,
  after: ElementContext['clock']['after'],
): Work {
  let coming: Promise<Desk> | null = null;
  let there: Desk | null = null;
  let failures = 0;
  let isFollowed = false;
  let cancel = () => {};
  let stop = () => {};
  const desk = () => (coming ??= come());
  const ask = () => void desk().catch(unlessLate);
  const halt = () => {
    stop();
    stop = () => {};
  };

  async function come() {
    try {
      const start = await begin();
      halt();
      there = start(builder, store, early.before);
      return there;
    } catch (error) {
      coming = null;
      failures += 1;
      store.setState({ kept: 'unread' });
      cancel();
      if (isFollowed) cancel = retryLater(failures, ask, { after });
      throw error;
    } finally {
      if (isFollowed) follow();
    }
  }
  function follow() {
    halt();
    stop = (there?.keeper ?? early).follow();
  }
  return {
    desk,
    saver: {
      store,
      async save() {
        if (store.getState().isSaving) return false;
        store.setState({ isSaving: true, failure: null });
        const come = await desk().catch(() => null);
        store.setState({ isSaving: false, failure: come ? null : { why: 'network' } });
        return come !== null && come.save();
      },
    },
    follow() {
      isFollowed = true;
      follow();
      ask();
      return () => {
        isFollowed = false;
        cancel();
        halt();
      };
    },
  };
}

/** Ignores a failed load, which is retried. @throws any other error */
function unlessLate(error: unknown) {
  if (!(error instanceof ApiError || error instanceof LoadError)) throw error;
}
