/** Extensions by file type; the first is added if none of them is present. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/apng': ['png', 'apng'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
};
const MOST = 150;
/** Only the end of a submitted name is used, where its extension is. */
const LONGEST = 1000;

/**
 * A visitor's file name made safe to store: no path, no control or direction characters, nothing file systems reject,
 * and the extension of its type.
 */
export function cleanName(name: string, mime: string): string {
  const plain = name
    .slice(-LONGEST)
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd]+/gu, '')
    .replace(/[<>:"|?*]+/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.\s]{1,10}))?$/s.exec(plain) ?? [];
  const known = endings[mime] ?? [mime.replace(/^.*\//, '')];
  const kept = known.includes(ending.toLowerCase());
  const base = [...(kept ? stem : plain)].slice(0, MOST).join('').trim() || 'file';
  return `${base}.${kept ? ending : known[0]}`;
}
