import { blockFields, keyContext } from './storedKeys';
import type { EditedForm } from './editedForm';
import { allBlocks } from './tree';

/** A field that a condition may name. */
export interface StoredField {
  /** Stored key, with `.part` for a part of a person (ENT-08). */
  readonly key: string;
  /** The author's name for it, else its key. */
  readonly name: string;
  /** The part of a person. */
  readonly part: string | null;
}

/**
 * The fields of a form in their order, those of persons part by part.
 * @example
 * storedFields(edited([node('text', { fieldKey: 'nom', label: 'Nom' })])) // => [{ key: '[TEXT]_nom', name: 'Nom', part: null }]
 */
export function storedFields(form: EditedForm): StoredField[] {
  const context = keyContext(form);
  return allBlocks(form.document).flatMap((block) =>
    blockFields(block, context).flatMap(({ key, parts = [] }): StoredField[] => {
      const { label, title } = block.props;
      const name = [label, title].find((text): text is string => typeof text === 'string' && text !== '') ?? key;
      if (parts.length === 0) return [{ key, name, part: null }];
      return parts.map(({ name: part }) => ({ key: `${key}.${part}`, name, part }));
    }),
  );
}
