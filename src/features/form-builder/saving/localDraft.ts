import type { SafeStorage } from '../../../client/safeStorage';
import type { Clock } from '../../../client/clock';
import { type EditedForm, openForm, closeForm } from '../../../core/form/editing';
import type { Builder } from '../run/createBuilder';

/** Milliseconds without a change after which what was done is kept, and the longest that it waits. */
const IDLE = 1500;
const LONGEST = 10_000;

interface Kept {
  readonly revision: number | null;
  readonly form: EditedForm;
}

/** What is not published yet, in this browser: it survives a reload, a lost session and a dead network (BUILD-20). */
export interface LocalDraft {
  /** Keeps the present state at once; forgets it once all is published. */
  keep(): void;
  /** Follows the builder. @returns what ends it, and keeps what there is */
  follow(builder: Builder): () => void;
  /** What was kept, and the revision that it began from. */
  read(): Kept | null;
  forget(): void;
}

interface DraftOptions {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Server and form: drafts of one are not those of another. */
  readonly name: string;
  revision(): number | null;
}

export function createLocalDraft({ storage, clock, name, revision }: DraftOptions): LocalDraft {
  const storedUnder = `orgkit_form_draft ${name}`;
  let keep = () => {};
  const forget = () => storage.remove('local', storedUnder);
  return {
    keep: () => keep(),
    forget,
    follow(builder) {
      let since: number | null = null;
      let cancel = () => {};
      keep = () => {
        cancel();
        since = null;
        const { present, base } = builder.store.getState().history;
        if (present === base) forget();
        else storage.write('local', storedUnder, JSON.stringify({ revision: revision(), form: closeForm(present) }));
      };
      const stop = builder.store.subscribe(({ history }, before) => {
        if (history.present === before.history.present) return;
        cancel();
        since ??= clock.now();
        cancel = clock.after(Math.min(IDLE, Math.max(0, since + LONGEST - clock.now())), keep);
      });
      // A page that is left has no time to wait.
      window.addEventListener('pagehide', keep);
      return () => {
        window.removeEventListener('pagehide', keep);
        stop();
        keep();
      };
    },
    read() {
      const stored = storage.read('local', storedUnder);
      if (stored === null) return null;
      const { revision: begun = null, form } = JSON.parse(stored) as { revision?: number | null; form: unknown };
      const opened = openForm(form);
      return typeof opened === 'string' ? null : { revision: begun, form: opened };
    },
  };
}
