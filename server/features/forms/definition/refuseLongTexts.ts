import { FORM_TEXTS, USUAL_TEXT } from '../../../../src/contract/terms/formLimits';
import type { FormDefinition } from '../../../../src/core/form';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import { malformed } from '../../../errors';

const longest: Readonly<Record<string, number>> = FORM_TEXTS;

/** A translation may be as long as its setting (BUILD-46). @throws HttpError 400 for a longer one */
export function refuseLongTexts({ document: { translations } }: Pick<FormDefinition, 'document'>): void {
  for (const [name, text] of Object.entries(isRecord(translations) ? translations : {})) {
    const most = longest[name.slice(name.lastIndexOf('.') + 1).split('@')[0] ?? ''] ?? USUAL_TEXT;
    if (typeof text === 'string' && text.length > most)
      throw malformed('content', `"${name}" has more than ${most} characters`);
  }
}
