import type { Block, FormDocument } from '../../../../src/core/form';
import { isTranslation } from '../../../../src/core/form/translations/translationKey';
import { isRecord } from '../../../../src/core/form/values/isRecord';
import { cleanHtml } from '../../../text/cleanHtml';

/** A layout with the HTML inside of it cleaned, in blocks that are not known here too; its translations are nothing else. */
export const cleanDocument = (document: FormDocument): FormDocument => ({
  ...document,
  ...(document.translations !== undefined && { translations: onlyTranslations(document.translations) }),
  children: document.children.map(cleanBlock),
});

const onlyTranslations = (given: unknown) =>
  Object.fromEntries(Object.entries(isRecord(given) ? given : {}).filter(([name]) => isTranslation(name)));

function cleanBlock(block: Block): Block {
  return { ...block, props: cleanProps(block), children: block.children.map(cleanBlock) };
}

function cleanProps({ type, props }: Block): Block['props'] {
  const { items } = props;
  return {
    ...cleanTexts(props, 'html'),
    ...(type === 'accordion' && Array.isArray(items) && { items: (items as unknown[]).map(cleanAnswer) }),
  };
}

/** A question of an accordion: its answer is HTML. */
function cleanAnswer(item: unknown): unknown {
  return isRecord(item) ? cleanTexts(item, 'description') : item;
}

/** Cleans a text that is HTML, and its translations. */
const cleanTexts = (owner: Block['props'], wanted: string): Block['props'] =>
  Object.fromEntries(
    Object.entries(owner).map(([name, text]) => {
      const isWanted = name === wanted || name.startsWith(`${wanted}@`);
      return [name, isWanted && typeof text === 'string' ? cleanHtml(text) : text];
    }),
  );
