/**
 * Whether a document is an organisation's own: browsers save those and show none (MEDIA-05), so that nobody reads it in place.
 * @example
 * isSavedPdf('https://alef.example/media/0123456789abcdef0123456789abcdef01234567.pdf') // => true
 */
export const isSavedPdf = (address: string): boolean => /\/media\/[\da-f]{40}\.pdf$/.test(address);
