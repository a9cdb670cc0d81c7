import { fileTypeFromBuffer } from 'file-type/core';
import { acceptsFile } from '../../../src/core/form';

/** So many bytes at the beginning of a file tell its type. */
export const HEAD_BYTES = 4100;

/**
 * The media type of a file by its first bytes, whatever it is called (SRV-07): of those that some upload field takes, else
 * null. SVG, HTML and other text begin with nothing that names them, so they are none. ZIP archives are not looked into:
 * a document of an office program counts as one.
 */
export async function fileTypeOf(head: Uint8Array): Promise<string | null> {
  if (Buffer.from(head.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'))) return 'application/zip';
  const found = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
  return found && acceptsFile(null, found.mime) ? found.mime : null;
}
