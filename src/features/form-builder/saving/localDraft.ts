import type { SafeStorage } from '../../../client/safeStorage';
import { closeForm, type EditedForm, type History, openForm, pendingCommands } from '../../../core/form/editing';
import { keyOfEarlyWork } from './earlyWork';
import type { KeptForm } from './saving';

/** Changes that were kept, opened. */
interface KeptWork {
  /** Their base: the published form, or the server's draft. */
  readonly stored: EditedForm;
  readonly form: EditedForm;
  /** JSON text of the commands from `stored` to `form`. */
  readonly commands: string;
}

/** Changes kept by this browser that the server lacks. */
export interface Kept extends KeptWork {
  /** The server's draft that they were made to; null where that is the published form. */
  readonly version: string | null;
  /** The id of the last attempt to make this new form. */
  readonly newId: string | null;
}

/** Unsaved changes in this browser's storage: they survive a reload, an expired session and a dead network (BUILD-44). */
export interface LocalDraft {
  keep(history: History, stored: EditedForm, version: string | null): void;
  /** Null for none, and for what this version cannot open. */
  read(): Kept | null;
  forget(): void;
  /** Remembers the id under which the new form is being made, in case the answer is lost (BUILD-98). */
  tries(newId: string): void;
}

/** @returns null for what this version cannot open @param sort of what was kept */
export function openKept(
  { stored, form, commands = '' }: Partial<KeptForm>,
  sort: EditedForm['sort'],
): KeptWork | null {
  const [before, present] = [openForm(stored, sort), openForm(form, sort)];
  return typeof before === 'string' || typeof present === 'string' ? null : { stored: before, form: present, commands };
}

/** @param keyOf place in the storage: a form gets an id when it is first saved @param sort of what is kept */
export function createLocalDraft(storage: SafeStorage, keyOf: () => string, sort: EditedForm['sort']): LocalDraft {
  let key = keyOf();
  let newId: string | null = null;
  const forget = () => {
    newId = null;
    storage.remove('local', key);
    storage.remove('local', keyOfEarlyWork(key));
    key = keyOf();
  };
  return {
    forget,
    tries(id) {
      newId = id;
      const text = storage.read('local', key);
      if (text !== null) storage.write('local', key, JSON.stringify({ ...(JSON.parse(text) as object), newId }));
    },
    keep(history, stored, version) {
      if (key !== keyOf()) forget();
      const commands = JSON.stringify(pendingCommands({ ...history, base: stored }));
      const kept = { stored: closeForm(stored), version, form: closeForm(history.present), commands, newId };
      storage.write('local', key, JSON.stringify(kept));
      // It is part of what is kept now.
      storage.remove('local', keyOfEarlyWork(key));
    },
    read() {
      const text = storage.read('local', key);
      const given = (text === null ? {} : JSON.parse(text)) as Partial<KeptForm & Pick<Kept, 'version' | 'newId'>>;
      const kept = openKept(given, sort);
      if (!kept) return null;
      const { version = null, newId: tried = null } = given;
      newId = tried;
      return { ...kept, version, newId };
    },
  };
}
