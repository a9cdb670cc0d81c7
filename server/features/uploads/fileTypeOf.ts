import { fileTypeFromBuffer } from 'file-type/core';
import { acceptsFile } from '../../../src/core/form';

/** The first bytes of a file that reveal its type. */
export const HEAD_BYTES = 4100;

/**
 * A file's media type by its first bytes, whatever its name (SRV-07); null if no upload field accepts it. SVG, HTML and
 * other texts have no signature, so they are rejected. ZIP archives are not opened: Office documents count as ZIP.
 */
export async function fileTypeOf(head: Uint8Array): Promise<string | null> {
  if (Buffer.from(head.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'))) return 'application/zip';
  const found = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
  return found && acceptsFile(null, found.mime) ? found.mime : null;
}
