import { uploadByXhr } from '../../../client/uploadByXhr';
import { uploadFile } from '../../../contract/forms/formCalls';
import type { UploadedFile } from '../../../core/form/blocks/upload';
import type { FormMoreTexts } from '../../../i18n/formMore';
import type { FormRun } from '../run/formRun';
import { FileRefused } from './createUploads';

/** Sends a file of a form (CALL-04) to the upload host, else the API's. In a preview nothing goes out. */
export async function sendFile(
  { element, formId, mode }: Pick<FormRun, 'element' | 'formId' | 'mode'>,
  texts: FormMoreTexts,
  file: File,
  options: { signal: AbortSignal; onProgress(share: number): void },
): Promise<UploadedFile> {
  if (mode !== 'live') return { doc: `preview ${file.name} ${file.size}`, name: file.name };
  const { uploadHost, apiHost } = element.settings;
  const { org } = element.client;
  const query = new URLSearchParams({ formId: formId ?? '', ...(org !== undefined && { org }) });
  const url = `${uploadHost ?? apiHost}/v1${uploadFile.path}?${query}`;
  const { status, text } = await uploadByXhr({ url, file, ...options });
  const said = parse(text);
  if (status === 413) throw new FileRefused(texts.fileTooBig);
  if (status === 415) throw new FileRefused(texts.fileWrongKind);
  if (typeof said?.['doc'] !== 'string' || status > 299) throw new Error(`CALL-04: status ${status}`);
  return { doc: said['doc'], name: typeof said['name'] === 'string' ? said['name'] : file.name };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
