import { uploadMedia } from '../../../contract/site/media';
import { callAddress, DeskError } from '../deskClient';

/** Keeps a picture among the organisation's, and answers its address. @throws DeskError */
export async function uploadLogo(organisation: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  const url = callAddress(uploadMedia, organisation, { alt: '' });
  const response = await fetch(url, { method: 'POST', body, headers: { 'x-orgkit': 'desk' } }).catch(
    (error: unknown) => {
      throw new DeskError('network', 'no answer', error);
    },
  );
  const said = (await response.json().catch(() => ({}))) as { data?: { url: string }; code?: string; error?: string };
  if (!said.data) throw new DeskError(said.code ?? 'failed', said.error ?? '');
  return said.data.url;
}
