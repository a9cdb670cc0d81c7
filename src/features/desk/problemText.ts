import type { DeskTexts } from '../../i18n/desk';
import { DeskError, isMissing } from './deskClient';

/** Why something was not done, in words for who asked for it. */
export function problemText({ problems }: DeskTexts, error: unknown): string {
  const texts: Readonly<Record<string, string>> = problems;
  const code = error instanceof DeskError ? error.code : 'failed';
  const known = code !== 'failed' && Object.hasOwn(texts, code) ? texts[code] : undefined;
  return known ?? (isMissing(error) ? problems.missing : problems.failed);
}
