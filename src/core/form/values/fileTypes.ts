/** The kinds of files an upload field can be limited to (FORM-29); null allows all. */
export type FileKind = 'image' | 'pdf' | 'zip' | null;

/** SVG is a document with scripts, and no picture here. */
const images = ['jpeg', 'png', 'apng', 'webp', 'gif', 'heic', 'heif', 'avif'].map((name) => `image/${name}`);
const pdf = ['application/pdf'];
/** Office documents are ZIP archives: the server cannot and need not tell them apart. */
const zip = [
  'application/zip',
  'application/x-zip-compressed',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (name) => `application/vnd.openxmlformats-officedocument.${name}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((name) => `application/vnd.oasis.opendocument.${name}`),
];
const kinds = { image: images, pdf, zip };

/**
 * The media types that an upload field takes, as an `accept` attribute has them.
 * @example
 * acceptedTypes('pdf') // => ['application/pdf']
 * acceptedTypes(null).includes('image/svg+xml') // => false
 */
export const acceptedTypes = (kind: FileKind): readonly string[] =>
  kind === null ? [...images, ...pdf, ...zip] : kinds[kind];

/**
 * Whether an upload field accepts a media type. The server checks the type read from the bytes; a browser the one
 * reported, if any.
 * @example
 * acceptsFile('image', 'image/png') // => true
 * acceptsFile('image', 'application/pdf') // => false
 * acceptsFile(null, 'text/html') // => false
 */
export const acceptsFile = (kind: FileKind, mime: string): boolean => acceptedTypes(kind).includes(mime);
