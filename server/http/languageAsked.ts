import type { Request } from 'express';
import { languages, type Language } from '../../src/contract/terms/languages';

/** The language that a browser asks for among those on offer; the first of them if it asks for none, or does not care. */
export function languageAsked(request: Request, offered: readonly [Language, ...Language[]] = languages): Language {
  const asked = request.acceptsLanguages([...offered]);
  return offered.find((one) => one === asked) ?? offered[0];
}
