import { propsOf, type CompiledBlock } from '../../../core/form';
import type { child } from '../../../core/form/blocks/people/child';
import type { FormPeopleTexts } from '../../../i18n/formPeople';

/** The author's name for a part of a person, else ours (ENT-09). */
export function partName(block: CompiledBlock, part: string, texts: FormPeopleTexts): string {
  const ours: Readonly<Record<string, string>> = texts.parts;
  return propsOf<typeof child>(block).labels[part] || ours[part] || part;
}
