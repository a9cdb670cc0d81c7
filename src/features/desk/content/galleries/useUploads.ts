import { useRef, useState } from 'react';
import { DeskError } from '../../deskClient';
import { useUpload } from '../../editing/useUpload';
import { pictureTypes } from '../../pictures/pictureTypes';

/** A file that was not taken, and why. */
export interface Failed {
  readonly file: File;
  readonly error: unknown;
}

/**
 * Sends many pictures to the organisation's library, one after the other and in their order. One that fails holds up no other.
 * @param onSent given the address of each
 */
export function useUploads(organisation: string, onSent: (url: string, file: File) => void) {
  const upload = useUpload(organisation);
  const queue = useRef<File[]>([]);
  const isRunning = useRef(false);
  const [{ done, all }, setCount] = useState({ done: 0, all: 0 });
  const [failed, setFailed] = useState<readonly Failed[]>([]);

  const send = async (file: File) => {
    if (!pictureTypes.includes(file.type)) throw new DeskError('fileType', 'no picture');
    return upload(file, '');
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const sent = file;
      await send(sent).then(
        (url) => onSent(url, sent),
        (error: unknown) => setFailed((now) => [...now, { file: sent, error }]),
      );
      setCount((now) => ({ ...now, done: now.done + 1 }));
    }
    isRunning.current = false;
    setCount({ done: 0, all: 0 });
  };
  const add = (files: readonly File[]) => {
    queue.current.push(...files);
    setCount((now) => ({ ...now, all: now.all + files.length }));
    void run();
  };
  const retry = () => {
    setFailed([]);
    add(failed.map(({ file }) => file));
  };
  return { done, all, failed, add, retry, forget: () => setFailed([]) };
}
