import { Icon } from '../../ui/Icon';
import { successIcon } from '../../ui/icons';
import { useEditorTexts } from './run/useEditorTexts';

/** Shown while there are no warnings, and before the first check, so that nothing shifts. */
export function NoWarnings() {
  const texts = useEditorTexts();
  return (
    <span className="builder-state muted">
      <Icon path={successIcon} /> <span className="builder-calm">{texts.noWarnings}</span>
    </span>
  );
}
