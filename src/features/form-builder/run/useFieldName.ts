import type { StoredField } from '../../../core/form/editing';
import { useBlockTexts } from './useEditorTexts';
import { usePeopleTexts } from './usePanelTexts';

/** Names a field as its author knows it: the block of the identity, which has no label, by its kind. */
export function useFieldName(): (field: Pick<StoredField, 'name' | 'part'>) => string {
  const { kinds } = useBlockTexts();
  const parts: Readonly<Record<string, string>> = usePeopleTexts().parts;
  return ({ name, part }) => {
    const shown = name === 'identity' ? kinds.identity : name;
    return part === null ? shown : `${shown} · ${parts[part] ?? part}`;
  };
}
