import type { FormDefinition } from '../../../../src/core/form';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import { malformed } from '../../../errors';

/** Most characters of a setting's text, in every language as in the one it is written in. */
const LONGEST: Readonly<Record<string, number>> = {
  description: 5000,
  metaDescription: 500,
  sentText: 2000,
  sentLabel: 100,
  copyText: 5000,
};
const USUAL = 200;

/** @throws HttpError 400 for a translation of a setting that is longer than the setting may be */
export function refuseLongTexts({ document: { translations } }: Pick<FormDefinition, 'document'>): void {
  for (const [name, text] of Object.entries(isRecord(translations) ? translations : {})) {
    const most = LONGEST[name.slice(name.lastIndexOf('.') + 1).split('@')[0] ?? ''] ?? USUAL;
    if (typeof text === 'string' && text.length > most)
      throw malformed('content', `"${name}" has more than ${most} characters`);
  }
}
