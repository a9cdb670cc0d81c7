import { useCallback } from 'react';
import { uploadMedia, type MediaItem } from '../../../contract/site/media';
import { callAddress } from '../deskClient';
import { useSendFile } from './useSendFile';

/** Sends a picture to the organisation's library, and answers its address. */
export function useUpload(organisation: string): (file: File, alt: string) => Promise<string> {
  const send = useSendFile<MediaItem>();
  return useCallback(
    async (file, alt) => (await send(callAddress(uploadMedia, organisation, { alt }), file)).url,
    [send, organisation],
  );
}
