import type { BlockKind } from '../schema/blockKind';
import { fieldProps } from '../schema/commonProps';
import { acceptsFile } from '../values/fileTypes';
import { storedKey } from '../values/fieldKeys';
import { simpleField } from '../values/fieldSpec';
import { isRecord } from '../values/isRecord';
import { choiceProp, flagProp, numberProp } from '../schema/props';
import { lintWidget } from '../schema/lintWidget';

/** A document that has arrived at the server: its reference and the name it had. */
export interface UploadedFile {
  readonly doc: string;
  readonly name: string;
}

const MOST_FILES = 50;
const props = {
  ...fieldProps,
  multiple: flagProp,
  maxCount: numberProp({ min: 1, max: MOST_FILES, fallback: MOST_FILES }),
  type: choiceProp(['image', 'pdf', 'zip'], null),
};

/** No name that the server gave a file holds a path, a control character or one that turns the direction. */
const ODD_NAME = /[/\\\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const isFile = (entry: unknown): entry is UploadedFile =>
  isRecord(entry) && typeof entry['doc'] === 'string' && typeof entry['name'] === 'string';

const isUsable = ({ doc, name }: UploadedFile) =>
  doc !== '' && doc.length <= 300 && name.length <= 300 && !ODD_NAME.test(name);

/** Files; only uploaded ones count (FORM-29). */
export const upload: BlockKind<typeof props> = {
  type: 'upload',
  group: 'field',
  props,
  fields: ({ fieldKey, required, multiple, maxCount, type }) => [
    simpleField<readonly UploadedFile[]>({
      key: storedKey(null, fieldKey),
      required,
      empty: [],
      decode(raw) {
        if (!Array.isArray(raw)) return undefined;
        const files = (raw as unknown[]).filter(isFile);
        return files.length === raw.length ? files.map(({ doc, name }) => ({ doc, name })) : undefined;
      },
      acceptsFile: (mime) => acceptsFile(type, mime),
      isEmpty: (files) => files.length === 0,
      reading: (files) => files.map(({ name }) => name),
      rule(files) {
        if (files.length > (multiple ? maxCount : 1)) return 'tooMany';
        return files.every(isUsable) ? null : 'choice';
      },
    }),
  ],
  lint: lintWidget,
};
