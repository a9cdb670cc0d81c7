import type { SafeStorage } from '../../../client/safeStorage';
import { closeForm, type EditedForm, type History, openForm, pendingCommands } from '../../../core/form/editing';

/** What this browser kept: changes that the server has not. */
export interface Kept {
  /** What the server had: the published form, or its draft of this version. */
  readonly stored: EditedForm;
  readonly version: string | null;
  readonly form: EditedForm;
  /** JSON text of the commands from `stored` to `form`. */
  readonly commands: string;
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

/** @param nameOf names the server and the form, which gets an id when it is first saved @param sort of what is kept */
export function createLocalDraft(storage: SafeStorage, nameOf: () => string, sort: EditedForm['sort']): LocalDraft {
  const keyOf = () => `orgkit_form_draft ${nameOf()}`;
  let key = keyOf();
  let newId: string | null = null;
  const forget = () => {
    newId = null;
    storage.remove('local', key);
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
    },
    read() {
      const text = storage.read('local', key);
      const {
        stored,
        form,
        version = null,
        commands = '',
        newId: tried = null,
      } = (text === null ? {} : JSON.parse(text)) as Partial<Record<'stored' | 'form', unknown>> &
        Partial<Pick<Kept, 'version' | 'commands' | 'newId'>>;
      const [before, present] = [openForm(stored, sort), openForm(form, sort)];
      if (typeof before === 'string' || typeof present === 'string') return null;
      newId = tried;
      return { stored: before, form: present, version, commands, newId };
    },
  };
}
