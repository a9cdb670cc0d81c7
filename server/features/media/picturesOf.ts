import type { PictureSizes } from '../../../src/contract/site/pageData';
import type { Queries } from '../../db/database';
import { readAddress, variantAddress } from './mediaFiles';
import { findByHashes, type KeptMedia } from './mediaStore';

/**
 * The sizes of an organisation's own pictures among addresses, by address (MEDIA-06), in one statement. Others, and those of
 * other organisations, are left out.
 */
export async function picturesOf(
  queries: Queries,
  organisationId: string,
  addresses: readonly string[],
): Promise<Record<string, PictureSizes>> {
  const read = [...new Set(addresses)].flatMap((address) => {
    const found = readAddress(address);
    return found ? [{ address, ...found }] : [];
  });
  const rows = await findByHashes(queries, organisationId, [...new Set(read.map(({ hash }) => hash))]);
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return Object.fromEntries(
    read.flatMap(({ address, hash, before }) => {
      const row = byHash.get(hash);
      return row?.kind === 'PICTURE' ? [[address, sizesOf(row, before)]] : [];
    }),
  );
}

function sizesOf({ width, height, alt, variants }: KeptMedia, before: string): PictureSizes {
  const srcset = (format: 'avif' | 'webp') =>
    variants
      .filter((one) => one.format === format)
      .sort((a, b) => a.width - b.width)
      .map((one) => `${variantAddress(before, one)} ${one.width}w`)
      .join(', ');
  const [avif, webp] = [srcset('avif'), srcset('webp')];
  return { width: width ?? 0, height: height ?? 0, alt, ...(avif && { avif }), ...(webp && { webp }) };
}

/**
 * The addresses of our own pictures that a value names, also within the HTML and the layouts of its texts (MEDIA-06).
 * @example
 * ownAddresses({ html: '<img src="/media/0123456789abcdef0123456789abcdef01234567.webp">' }) // => ['/media/0123456789abcdef0123456789abcdef01234567.webp']
 */
export const ownAddresses = (value: unknown): readonly string[] =>
  JSON.stringify(value)
    .split(/[\s"'\\<>()]+/)
    .filter((part) => part.endsWith('.webp') && readAddress(part) !== null);
