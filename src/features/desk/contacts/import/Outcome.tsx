import type { ContactImport, PersonFault } from '../../../../contract/records/contactImports';
import { useImportTexts } from './importTexts';

type Counts = Pick<ContactImport, 'fresh' | 'changed' | 'same'> & { readonly faults: readonly PersonFault[] };

/** Counts of contacts added, updated and left out: expected or final. */
export function Outcome({ fresh, changed, same, faults, tense }: Counts & { readonly tense: 'would' | 'did' }) {
  const words = useImportTexts();
  const refused = new Set(faults.map(({ line }) => line)).size;
  return (
    <ul>
      <li>{words[tense].fresh(fresh)}</li>
      {changed > 0 && <li>{words[tense].changed(changed)}</li>}
      {same > 0 && <li>{words.same(same)}</li>}
      {refused > 0 && <li>{words[tense].refused(refused)}</li>}
    </ul>
  );
}
