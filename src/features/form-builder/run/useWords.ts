import { useCallback } from 'react';
import { useBlockTexts, useEditorTexts, usePeopleTexts } from './useEditorTexts';

type Named = Readonly<Record<string, string>>;

/** A form's settings and its lists, whose items are named as settings are. */
const lists = new Set(['', 'products', 'calendars', 'blocks']);

/** Names of block properties, form settings and the codes of choices. */
export function useWords() {
  const blocks = useBlockTexts();
  const editor = useEditorTexts();
  const people = usePeopleTexts();
  const nameOf = useCallback(
    (owner: string, property: string): string => {
      const settings: Named = editor.settings;
      const properties: Named = blocks.properties;
      if (owner === 'products' && property === 'active') return editor.settings.onSale;
      return (lists.has(owner) ? settings[property] : undefined) ?? properties[property] ?? property;
    },
    [blocks, editor],
  );
  const choiceOf = useCallback(
    (owner: string, property: string, code: string): string => {
      const settings: Readonly<Record<string, Named>> = editor.settingChoices;
      const choices: Named = blocks.choices;
      const relations: Readonly<Record<string, readonly string[]>> = people.relations;
      if (property === 'fixedRelation') return [...new Set(relations[code])].join(' / ') || code;
      return (lists.has(owner) ? settings[property] : choices)?.[code] ?? code;
    },
    [blocks, editor, people],
  );
  return { nameOf, choiceOf };
}
