import { useEditorTexts } from '../run/useEditorTexts';
import { useSavingState } from './saving';
import { useDraftTexts } from './useDraftTexts';

/** Where changes are that are not published (BUILD-53). */
export function KeptWords() {
  const { unsaved } = useEditorTexts();
  const kept = useSavingState((state) => state.kept);
  const texts = useDraftTexts();
  return kept === 'nowhere' || kept === 'asked' ? unsaved : texts.kept[kept];
}
