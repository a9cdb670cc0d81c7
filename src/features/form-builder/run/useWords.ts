import { useCallback } from 'react';
import { usePanelTexts, usePeopleTexts } from './usePanelTexts';

type Named = Readonly<Record<string, string>>;

/** A form's settings and its lists, whose items are named as settings are. */
const lists = new Set(['', 'products', 'calendars', 'blocks']);

/** Names of block properties, form settings and the codes of choices. */
export function useWords() {
  const panel = usePanelTexts();
  const people = usePeopleTexts();
  const nameOf = useCallback(
    (owner: string, property: string): string => {
      const settings: Named = panel.settings;
      const properties: Named = panel.properties;
      if (owner === 'products' && property === 'active') return panel.settings.onSale;
      return (lists.has(owner) ? settings[property] : undefined) ?? properties[property] ?? property;
    },
    [panel],
  );
  const choiceOf = useCallback(
    (owner: string, property: string, code: string): string => {
      const settings: Readonly<Record<string, Named>> = panel.settingChoices;
      const choices: Named = panel.choices;
      const relations: Readonly<Record<string, readonly string[]>> = people.relations;
      if (property === 'fixedRelation') return [...new Set(relations[code])].join(' / ') || code;
      return (lists.has(owner) ? settings[property] : choices)?.[code] ?? code;
    },
    [panel, people],
  );
  return { nameOf, choiceOf };
}
