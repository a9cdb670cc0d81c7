import { createHash } from 'node:crypto';
import type { TranslatableKind } from '../../src/contract/terms/translatable';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Names an original's text: another one with every change. */
export const sourceOf = (text: string): string => md5(text);

/** The id of an original; the migration that wrote the first ones says the same. */
export const textId = (kind: TranslatableKind, recordId: string, field: string): string =>
  md5(`${kind} ${recordId} ${field}`);
