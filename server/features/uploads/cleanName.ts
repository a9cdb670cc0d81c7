/** Endings that say what a file is; the first is put where none of them stands. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/apng': ['png', 'apng'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
};
const MOST = 150;
/** Of what is sent as a name only so much is looked at: its end, which says what the file is. */
const LONGEST = 1000;

/**
 * The name of a visitor's file as it is kept: no path, no control or direction characters, nothing that file systems
 * take amiss, and an ending that says what the file is.
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
