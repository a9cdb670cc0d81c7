import type { Language } from '../../contract/terms/languages';
import { doorsIn } from '../../core/form/document/doorsIn';
import { preload, type Chunks } from './preload';

/** The files behind each door; the build puts them here. */
declare const ORGKIT_DOORS: Chunks;

/** Starts what draws the blocks of a form, which the loader fetches this for. @param text JSON of the form */
export function preloadDocument(text: string, lang: Language | undefined): void {
  for (const door of doorsIn(text)) preload(ORGKIT_DOORS, door, lang);
}
