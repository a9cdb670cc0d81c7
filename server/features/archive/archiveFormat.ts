import * as v from 'valibot';
import { identifier, instant, text } from '../../../src/contract/common';
import { archivedKinds, type ArchivedKind } from '../../../src/contract/site/archive';
import type { MediaKind } from '../../../src/contract/site/media';
import { HttpError } from '../../errors';

/** The first entry of an archive: what it is. Another version has another number. */
export const MANIFEST = 'manifest.json';
export const manifestSchema = v.strictObject({
  format: v.literal('orgkit-archive'),
  version: v.literal(1),
  madeAt: instant,
  organisation: v.strictObject({ id: identifier, name: text(200) }),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A line of `records/media.jsonl`. `id` is the hash in the address by which records of the archive name it. */
export const archivedMediaSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/, 'must be the 40 hex digits of an address')),
  kind: v.picklist(['PICTURE', 'PDF']),
  name: v.pipe(text(200), v.minLength(1)),
  alt: text(500),
});
export type ArchivedMedia = v.InferOutput<typeof archivedMediaSchema>;

/** File of a kind's records: one JSON document a line. */
export const recordsEntry = (kind: ArchivedKind | 'media'): string => `records/${kind}.jsonl`;
export const mediaEntry = ({ id, kind }: { readonly id: string; readonly kind: MediaKind }): string =>
  `media/${id}.${kind === 'PDF' ? 'pdf' : 'webp'}`;

const known = new Set([MANIFEST, recordsEntry('media'), ...archivedKinds.map(recordsEntry)]);
/** Whether an archive may have an entry of this name. */
export const isKnownEntry = (name: string): boolean =>
  known.has(name) || /^media\/[0-9a-f]{40}\.(webp|pdf)$/.test(name);
/** Programs that pack folders add them by themselves. */
export const isFolderEntry = (name: string): boolean => name === 'records/' || name === 'media/';

/** 400: the archive as a whole cannot be taken. */
export const unusable = (why: string) => new HttpError(400, `The archive cannot be taken: ${why}.`, 'archive');
