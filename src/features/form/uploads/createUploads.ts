import { createStore, type StoreApi } from 'zustand/vanilla';
import type { UploadedFile } from '../../../core/form/blocks/upload';

/** A file that has not arrived. */
export interface PendingFile {
  readonly id: number;
  readonly file: File;
  /** `refused` for good; `failed` can be tried again. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Which part of it has gone out: 0 to 1. */
  readonly share: number;
  readonly error: string | null;
}

interface UploadsState {
  readonly pending: readonly PendingFile[];
  /** Files of this visit that have arrived, by their reference. */
  readonly arrived: ReadonlyMap<string, File>;
  /** Announced to screen readers: the latest event. */
  readonly said: string;
}

/** A file that will never be taken; its message is for the visitor. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

interface UploadsOptions {
  /** Sends a file. Rejects with FileRefused when it is no use to try again. */
  send(file: File, options: { signal: AbortSignal; onProgress(share: number): void }): Promise<UploadedFile>;
  onArrival(file: UploadedFile): void;
  /** Why a file is not even sent; null when it is. */
  objection(file: File): string | null;
  /** Uploads that sending waits for. */
  readonly underWay: Set<Promise<unknown>>;
  readonly texts: {
    readonly fileLost: string;
    fileArrived(name: string): string;
    ofFile(name: string, what: string): string;
  };
}

interface Uploads {
  readonly store: StoreApi<UploadsState>;
  add(files: readonly File[]): void;
  retry(id: number): void;
  /** Takes a file away that has not arrived; it stops on its way. */
  drop(id: number): void;
  clear(): void;
}

/** The files of one field on their way to the server, one after the other: one that fails holds up no other (FORM-29). */
export function createUploads({ send, onArrival, objection, underWay, texts }: UploadsOptions): Uploads {
  const store = createStore<UploadsState>(() => ({ pending: [], arrived: new Map(), said: '' }));
  const stops = new Map<number, AbortController>();
  let ids = 0;
  let line: Promise<unknown> = Promise.resolve();

  const change = (id: number, changes: Partial<PendingFile>) =>
    store.setState(({ pending }) => ({
      pending: pending.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
    }));
  const without = (id: number) => store.getState().pending.filter((entry) => entry.id !== id);

  const deliver = async (id: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    change(id, { state: 'sending' });
    try {
      const sent = await send(file, { signal, onProgress: (share) => change(id, { share }) });
      if (signal.aborted) return;
      const arrived = new Map(store.getState().arrived).set(sent.doc, file);
      store.setState({ pending: without(id), arrived, said: texts.fileArrived(file.name) });
      onArrival(sent);
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof FileRefused;
      const why = refused ? error.message : texts.fileLost;
      change(id, { state: refused ? 'refused' : 'failed', error: why });
      store.setState({ said: texts.ofFile(file.name, why) });
      throw error;
    }
  };

  const start = (id: number, file: File) => {
    const stop = new AbortController();
    stops.set(id, stop);
    const turn = line.then(() => deliver(id, file, stop.signal));
    line = turn.catch(() => {});
    const task: Promise<void> = turn.finally(() => underWay.delete(task));
    underWay.add(task);
    // Its awaiters handle the failure; it is shown in any case.
    task.catch(() => {});
  };

  return {
    store,
    add(files) {
      const entries = files.map((file): PendingFile => {
        const error = objection(file);
        return { id: (ids += 1), file, state: error === null ? 'waiting' : 'refused', share: 0, error };
      });
      store.setState(({ pending }) => ({ pending: [...pending, ...entries] }));
      for (const { id, file, state } of entries) if (state === 'waiting') start(id, file);
    },
    retry(id) {
      const entry = store.getState().pending.find((one) => one.id === id);
      if (entry?.state !== 'failed') return;
      change(id, { state: 'waiting', share: 0, error: null });
      start(id, entry.file);
    },
    drop(id) {
      stops.get(id)?.abort();
      store.setState({ pending: without(id) });
    },
    clear() {
      for (const stop of stops.values()) stop.abort();
      store.setState({ pending: [], said: '' });
    },
  };
}
