import { useCallback } from 'react';
import { getSession } from '../../../contract/desk/session';
import { DeskError, ownHeaders } from '../deskClient';
import { useDesk } from '../deskContext';

interface Said {
  readonly success?: boolean;
  readonly code?: string;
  readonly data?: unknown;
}

/** Sends a file to an address of the desk, and answers what that says. After a session that ended, it is sent once more. */
export function useSendFile<T>(): (address: string, file: File) => Promise<T> {
  const { call } = useDesk();
  return useCallback(
    async (address, file) => {
      try {
        return (await sendOnce(address, file)) as T;
      } catch (error) {
        if (!(error instanceof DeskError) || error.code !== 'unauthorised') throw error;
        await call(getSession, {});
        return (await sendOnce(address, file)) as T;
      }
    },
    [call],
  );
}

/** @throws DeskError */
async function sendOnce(address: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.append('file', file, file.name);
  const unanswered = (cause: unknown) => {
    throw new DeskError('network', 'no answer', cause);
  };
  const answer = await fetch(address, { method: 'POST', body, headers: ownHeaders }).catch(unanswered);
  const said = (await answer.json().catch(() => ({}))) as Said;
  if (!answer.ok || !said.data) throw new DeskError(said.code ?? 'failed', `status ${answer.status}`);
  return said.data;
}
