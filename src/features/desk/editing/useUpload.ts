import { useCallback } from 'react';
import { getSession } from '../../../contract/desk/session';
import { uploadMedia, type MediaItem } from '../../../contract/site/media';
import { callAddress, DeskError } from '../deskClient';
import { useDesk } from '../deskContext';

interface Said {
  readonly success?: boolean;
  readonly code?: string;
  readonly data?: MediaItem;
}

/** Sends a picture to the organisation's library, and answers its address. After a session that ended, it is sent once more. */
export function useUpload(organisation: string): (file: File, alt: string) => Promise<string> {
  const { call } = useDesk();
  return useCallback(
    async (file, alt) => {
      const send = () => sendOnce(callAddress(uploadMedia, organisation, { alt }), file);
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof DeskError) || error.code !== 'unauthorised') throw error;
        // Asks who it is.
        await call(getSession, {});
        return send();
      }
    },
    [call, organisation],
  );
}

/** @throws DeskError */
async function sendOnce(address: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  const unanswered = (cause: unknown) => {
    throw new DeskError('network', 'no answer', cause);
  };
  const answer = await fetch(address, { method: 'POST', body, headers: { 'x-orgkit': 'desk' } }).catch(unanswered);
  const said = (await answer.json().catch(() => ({}))) as Said;
  if (!answer.ok || !said.data) throw new DeskError(said.code ?? 'failed', `status ${answer.status}`);
  return said.data.url;
}
