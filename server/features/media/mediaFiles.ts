import type { MediaKind } from '../../../src/contract/site/media';
import type { MediaVariant } from '../../db/schema';
import type { FolderStore } from '../../files/fileStore';

/** Widths that pictures are made in; the largest as WebP is the one that content names. */
const SIZES = [480, 960, 1600] as const;
const LARGEST = SIZES[2];
const FORMATS = ['webp', 'avif'] as const;

type Wanted = Pick<MediaVariant, 'size' | 'format'>;

/** The one that is made while its sender waits. */
export const base: Wanted = { size: LARGEST, format: 'webp' };

const isBase = ({ size, format }: Wanted): boolean => size === base.size && format === base.format;

const everyVariant: readonly Wanted[] = SIZES.flatMap((size) => FORMATS.map((format) => ({ size, format })));

/** Sizes made later of a picture whose largest size is so wide; small pictures have fewer. */
export const laterVariants = (width: number): readonly Wanted[] =>
  everyVariant.filter((one) => !isBase(one) && (one.size === LARGEST || one.size < width));

/** Reference of a file of a picture, in the store. */
export const fileOf = (id: string, { size, format }: Wanted): string => `${id}-${size}-${format}`;

/** The address of the file that content names. */
export const addressOf = (hash: string, kind: MediaKind): string => `/media/${hash}.${kind === 'PDF' ? 'pdf' : 'webp'}`;

/**
 * The file that an address of ours names, wherever its site is; null for other addresses.
 * @example
 * readAddress('/o/alef/media/0123456789abcdef0123456789abcdef01234567.webp')?.hash // => '0123456789abcdef0123456789abcdef01234567'
 */
export function readAddress(address: string): { readonly hash: string; readonly before: string } | null {
  const [, before, hash] = /^([^?#]*\/media\/([0-9a-f]{40}))\.(?:webp|pdf)$/.exec(address) ?? [];
  return before !== undefined && hash !== undefined ? { before, hash } : null;
}

/** The address of a variant, from `readAddress`'s `before`. */
export const variantAddress = (before: string, one: Wanted): string =>
  isBase(one) ? `${before}.webp` : `${before}-${one.size}.${one.format}`;

/** The variant that an address names: the base without a size. */
export function readFileName(name: string): { readonly hash: string; readonly wanted: Wanted | 'pdf' } | null {
  const [, hash, size, format] = /^([0-9a-f]{40})(?:-(480|960|1600))?\.(webp|avif|pdf)$/.exec(name) ?? [];
  if (hash === undefined) return null;
  if (format === 'pdf') return size === undefined ? { hash, wanted: 'pdf' } : null;
  if (size === undefined) return format === 'webp' ? { hash, wanted: base } : null;
  return { hash, wanted: { size: Number(size), format: format as MediaVariant['format'] } };
}

/** The files that a picture or PDF is shown by, in the store. */
export const filesOf = ({
  id,
  kind,
  bytes,
  variants,
}: {
  readonly id: string;
  readonly kind: MediaKind;
  readonly bytes: number;
  readonly variants: readonly MediaVariant[];
}) => (kind === 'PDF' ? [{ file: id, bytes }] : variants.map((one) => ({ file: fileOf(id, one), bytes: one.bytes })));

/** Removes all that may be there of a picture or PDF. */
export async function removeFilesOf(media: FolderStore, id: string): Promise<void> {
  for (const one of everyVariant) await media.remove(fileOf(id, one));
  await media.remove(id);
}
