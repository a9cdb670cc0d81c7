import { writeJson } from '../../../core/writeJson';
import type { StorageArea } from '../../../client/safeStorage';
import type { FormRun } from '../run/formRun';
import { forgetDraft, valuesToKeep } from './draftStore';

/** Milliseconds after the last change before it is written. */
const PAUSE = 400;

export interface DraftKeeper {
  /** Sets where answers are saved from now on. */
  keepIn(area: StorageArea): void;
  stop(): void;
}

/**
 * Saves answers as they change, at the latest on page hide; deletes them once the form is sent or cleared.
 * @param area for the tab (`session`), or also after it on this device (`local`).
 */
export function keepDraft(run: FormRun, name: string, area: StorageArea): DraftKeeper {
  const { engine, element, store, revision } = run;
  const { storage, clock } = element;
  let place = area;
  let cancel: (() => void) | null = null;
  const write = () => {
    cancel?.();
    cancel = null;
    if (store.getState().phase === 'sent') return;
    for (const one of ['session', 'local'] as const) {
      const values = valuesToKeep(engine, one);
      const wanted = (one === 'session' || place === 'local') && Object.keys(values).length > 0;
      const draft = { revision, at: clock.now(), values, step: store.getState().step };
      if (wanted) storage.write(one, name, writeJson(draft));
      else storage.remove(one, name);
    }
  };
  const forget = () => {
    cancel?.();
    cancel = null;
    forgetDraft(storage, name);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.phase === 'sent' || (state.changes === 0 && before.changes > 0)) return forget();
    if (state.changes === before.changes && state.step === before.step) return;
    cancel?.();
    cancel = clock.after(PAUSE, write);
  });
  const flush = () => cancel && write();
  const page = element.host.ownerDocument.defaultView;
  page?.addEventListener('pagehide', flush);
  if (store.getState().changes > 0) write();
  return {
    keepIn(next) {
      place = next;
      write();
    },
    stop() {
      flush();
      unsubscribe();
      page?.removeEventListener('pagehide', flush);
    },
  };
}
