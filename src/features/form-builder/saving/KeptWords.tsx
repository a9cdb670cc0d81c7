import { useBuilderState } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import { useSavingState } from './saving';
import { useDraftTexts } from './useDraftTexts';

/** Says where unpublished changes are kept (BUILD-53). */
export function KeptWords() {
  const { unsaved } = useEditorTexts();
  const kept = useSavingState((state) => state.kept);
  const texts = useDraftTexts();
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  // Until the draft is read, changes are kept as without a network.
  if (kept === 'unread' && isChanged) return texts.kept.browser;
  return kept === 'nowhere' || kept === 'asked' ? unsaved : texts.kept[kept];
}
