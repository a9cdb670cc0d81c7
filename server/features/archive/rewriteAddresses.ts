/**
 * An address of a picture or PDF of ours, wherever its site is, up to its hash; in HTML and in JSON within JSON too. It begins
 * where a word begins, so that each word is read once, however long it is.
 */
const ADDRESS = /(?<![^\s"'\\<>()])[^\s"'\\<>()]*\/media\/([0-9a-f]{40})(?=(?:-\d+)?\.(?:webp|avif|pdf)\b)/g;

/**
 * A record's text with the addresses of pictures that go by another hash now (ARCH-05). Those under the same one stay as they are.
 * @param hashes what the hashes of the archive are here
 * @example
 * rewriteAddresses('"https://old.example/media/0123456789abcdef0123456789abcdef01234567.webp"', new Map([['0123456789abcdef0123456789abcdef01234567', 'a'.repeat(40)]]))
 * // => '"/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp"'
 */
export const rewriteAddresses = (text: string, hashes: ReadonlyMap<string, string>): string =>
  text.replace(ADDRESS, (address, hash: string) => {
    const here = hashes.get(hash);
    return here === undefined || here === hash ? address : `/media/${here}`;
  });
