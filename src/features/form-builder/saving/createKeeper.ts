import { type EditedForm, joinSteps, openForm, startHistory } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';
import type { Builder } from '../run/createBuilder';
import { goOnFrom, publishedOf, type Standing, type Stored } from './goOnFrom';
import type { LocalDraft } from './localDraft';
import type { Newest } from './publisher';
import { type Keeper, type Met, nothingMet, type Saver } from './saving';
import { sendDraft } from './sendDraft';
import type { ServerDraft } from './serverDraft';
import { createRetries } from './retries';
import { createTypingTimer } from './typingTimer';
import { watchWork } from './watchWork';

interface KeeperOptions {
  readonly element: Pick<ElementContext, 'clock' | 'signal'>;
  readonly builder: Builder;
  readonly store: Saver['store'];
  readonly local: LocalDraft;
  /** Null without a token, and for what is no form: nothing is sent. */
  readonly server: ServerDraft | null;
  readonly stored: Stored;
  /** The author has changed something already. */
  readonly isTouched: boolean;
}

type Outcome = { readonly published?: EditedForm; readonly tried?: EditedForm };

export interface DraftKeeper extends Keeper {
  /**
   * Waits for what is under way; nothing is sent until `resume` learns what was published, or may have been because the
   * answer was lost.
   */
  pause(): Promise<{ readonly version: string | null; resume(outcome: Outcome): void }>;
}

/** Keeps changes in this browser, and in the server's draft where there is a form to have one (BUILD-44, BUILD-53). */
export function createKeeper(options: KeeperOptions): DraftKeeper {
  const { element, builder, store, local, server } = options;
  const standing: Standing = { stored: options.stored, tried: [], isOff: false };
  let isFollowing = false;
  let { isTouched } = options;
  let underWay: Promise<void> | null = null;
  const typing = createTypingTimer(element.clock, keep);
  const retries = createRetries(element.clock, keep);

  const history = () => builder.store.getState().history;
  const isStored = () => history().present === standing.stored.form;

  function keepHere() {
    // A page may hand its form over shortly after the builder opens; what is kept belongs to that form.
    if (!server && !isTouched) return;
    if (isStored()) local.forget();
    else local.keep(history(), standing.stored.form, standing.stored.version);
  }
  function keep() {
    keepHere();
    const { formId, revision, isSaving } = store.getState();
    const isIdle = isFollowing && !isSaving && !underWay && !standing.isOff && retries.isDue();
    if (isStored()) store.setState({ kept: standing.stored.version === null ? 'nowhere' : 'draft' });
    if (!isIdle || isStored() || !server || formId === null || revision === null) return;
    const before = [history().present, standing.stored];
    const options = { builder, store, server, formId, standing, retries, keepHere, signal: element.signal };
    underWay = sendDraft(options).finally(() => {
      underWay = null;
      // Changes made or joined meanwhile have their own turn; a refused one waits until it is changed.
      const isNew = history().present !== before[0] || standing.stored !== before[1];
      if (isFollowing && isNew && !isStored() && !retries.isAny()) typing.typed();
    });
  }

  return {
    meet: (newest) => meet({ builder, store, server, standing }, newest),
    take(restored) {
      const form = openForm(restored);
      if (typeof form === 'string') return false;
      builder.change([{ do: 'restore', form }]);
      builder.store.setState(({ history }) => ({ history: { ...history, base: history.present } }));
      store.setState({ revision: restored.revision, kept: 'nowhere', taken: null });
      // A draft that the server has is not about this version: it ends.
      if (standing.stored.version === null) standing.stored = { form: history().present, version: null };
      keepHere();
      if (!isStored()) typing.typed();
      return true;
    },
    async pause() {
      isTouched = true;
      // The page may be gone before the answer comes.
      keepHere();
      await underWay;
      return {
        version: standing.stored.version,
        resume({ published, tried }) {
          if (tried) standing.tried = [...standing.tried, tried];
          if (published) {
            standing.tried = [];
            standing.stored = { form: published, version: null };
            standing.isOff = false;
            retries.reset();
            store.setState({ kept: 'nowhere', taken: null });
          }
          keepHere();
          if (!isStored()) typing.typed();
        },
      };
    },
    follow() {
      isFollowing = true;
      const changed = () => {
        isTouched = true;
        if (store.getState().kept === 'draft') store.setState({ kept: 'nowhere' });
        typing.typed();
      };
      const stop = watchWork(builder, changed, keepHere);
      window.addEventListener('online', retries.again);
      if (!isStored()) typing.typed();
      return () => {
        isFollowing = false;
        window.removeEventListener('online', retries.again);
        stop();
        typing.stop();
        retries.stop();
        keepHere();
      };
    },
  };
}

/** Goes on from what is published now, and from the server's draft where it has one. */
async function meet(
  { builder, store, server, standing }: Pick<KeeperOptions, 'builder' | 'store' | 'server'> & { standing: Standing },
  newest: Newest,
): Promise<Met> {
  const { formId } = store.getState();
  const published = openForm(newest, builder.form().sort);
  if (typeof published === 'string') return nothingMet;
  if (!server) {
    const { stored, ...met } = joinHere(builder, published, standing.tried);
    standing.stored = stored;
    return met;
  }
  if (formId === null || newest.revision === undefined) return nothingMet;
  const draft = await server.read(formId).catch(() => null);
  const others = { published, revision: newest.revision, draft };
  const met = await goOnFrom({ builder, store, server, formId }, others, standing);
  if (met) standing.stored = met.stored;
  return met ?? nothingMet;
}

/** Puts the author's changes on top of what is published now, where the server has no draft. */
function joinHere(
  { store }: Builder,
  published: EditedForm,
  tried: readonly EditedForm[],
): Met & { readonly stored: Stored } {
  const { history: own } = store.getState();
  const back = publishedOf(tried, published);
  const { history, conflicts } = back
    ? { history: { ...own, base: back }, conflicts: [] }
    : joinSteps(own, startHistory(published));
  store.setState({ history });
  return { stored: { form: back ?? published, version: null }, conflicts, isOwn: back !== undefined };
}
