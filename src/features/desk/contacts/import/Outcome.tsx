import type { ContactImport } from '../../../../contract/records/contactImports';
import { useImportTexts } from './importTexts';

type Counts = Pick<ContactImport, 'fresh' | 'changed' | 'same'> & { readonly refused: number };

/** Counts of contacts added, updated and left out: expected or final. */
export function Outcome({ fresh, changed, same, refused, tense }: Counts & { readonly tense: 'would' | 'did' }) {
  const words = useImportTexts();
  return (
    <ul>
      <li>{words[tense].fresh(fresh)}</li>
      {changed > 0 && <li>{words[tense].changed(changed)}</li>}
      {same > 0 && <li>{words.same(same)}</li>}
      {refused > 0 && <li>{words[tense].refused(refused)}</li>}
    </ul>
  );
}
