import type { SafeStorage } from '../../../client/safeStorage';
import type { Clock } from '../../../client/clock';
import { closeForm, type EditedForm, openForm } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';

/** Milliseconds without a change before a draft is stored, and the longest that typing may put it off. */
const IDLE = 1500;
const LONGEST = 10_000;

/** Unsaved changes in this browser's storage: they survive a reload, an expired session and a dead network (BUILD-44). */
export interface LocalDraft {
  /** Stores the current state at once, as begun on this revision, or forgets the draft when all is saved. */
  keep(revision: number | null): void;
  /** Stores what the builder changes. @returns stops following, after storing what is left */
  follow(builder: Builder): () => void;
  /** The form as it was left on this revision; null for none. */
  read(): EditedForm | null;
  forget(): void;
}

interface DraftOptions {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Names the server and the form. */
  readonly name: string;
  /** The revision that was opened; null for a new form. */
  readonly revision: number | null;
}

export function createLocalDraft({ storage, clock, name, revision }: DraftOptions): LocalDraft {
  // Each revision has its own: a draft begun on another one is not this builder's to overwrite.
  const keyOf = (revision: number | null) =>
    ['orgkit_form_draft', name, ...(revision === null ? [] : [revision])].join(' ');
  let storedUnder = keyOf(revision);
  let keepNow = () => {};
  const forget = () => storage.remove('local', storedUnder);
  return {
    keep(revision) {
      forget();
      storedUnder = keyOf(revision);
      keepNow();
    },
    forget,
    follow(builder) {
      let since: number | null = null;
      let cancel = () => {};
      keepNow = () => {
        cancel();
        since = null;
        const { present, base } = builder.store.getState().history;
        if (present === base) forget();
        else storage.write('local', storedUnder, JSON.stringify({ form: closeForm(present) }));
      };
      const stop = builder.store.subscribe(({ history }, before) => {
        if (history.present === before.history.present) return;
        cancel();
        since ??= clock.now();
        cancel = clock.after(Math.min(IDLE, Math.max(0, since + LONGEST - clock.now())), keepNow);
      });
      // A page being left cannot wait.
      const leave = keepNow;
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
        stop();
        leave();
      };
    },
    read() {
      const stored = storage.read('local', storedUnder);
      const opened = stored && openForm((JSON.parse(stored) as { form: unknown }).form);
      return typeof opened === 'object' ? opened : null;
    },
  };
}
