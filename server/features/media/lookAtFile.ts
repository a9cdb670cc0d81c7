import { createHash } from 'node:crypto';
import type { MediaKind } from '../../../src/contract/site/media';
import { HttpError } from '../../errors';
import { fileTypeOf, HEAD_BYTES } from '../uploads/fileTypeOf';

const kinds: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'PICTURE',
  'image/png': 'PICTURE',
  'image/apng': 'PICTURE',
  'image/webp': 'PICTURE',
  'application/pdf': 'PDF',
};
/** A PDF ends so, within this many bytes. */
const TAIL_BYTES = 1024;

/** Facts read from the bytes of a picture or PDF. `hash` is that of its address, which differs by organisation (MEDIA-01). */
interface SeenFile {
  readonly kind: MediaKind;
  readonly mime: string;
  readonly hash: string;
  readonly size: number;
}

export const unreadable = (message: string) => new HttpError(400, message, 'unreadable');

/** Looks at a file while it passes: read all of `passing`, then ask what was `seen`. */
export function lookAtFile(organisationId: string, content: AsyncIterable<unknown>) {
  const hash = createHash('sha256').update(`${organisationId}\0`);
  const known = { size: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0) };
  async function* pass() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      known.size += chunk.length;
      if (known.head.length < HEAD_BYTES) known.head = Buffer.concat([known.head, chunk.subarray(0, HEAD_BYTES)]);
      known.tail = Buffer.concat([known.tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
      yield chunk;
    }
  }
  return {
    passing: pass(),
    /** @throws HttpError 400, 415 for what is no picture or PDF that is taken (MEDIA-02) */
    async seen(): Promise<SeenFile> {
      if (known.size === 0) throw new HttpError(400, 'The file is empty.', 'empty');
      const mime = (await fileTypeOf(known.head)) ?? '';
      const kind = kinds[mime];
      if (!kind) throw new HttpError(415, 'Only JPEG, PNG and WebP pictures and PDF are taken.', 'fileType');
      if (kind === 'PDF' && !known.tail.includes('%%EOF')) throw unreadable('The PDF is not whole.');
      return { kind, mime, hash: hash.digest('hex').slice(0, 40), size: known.size };
    },
  };
}
