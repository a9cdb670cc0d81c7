import { Icon } from '../../ui/Icon';
import { successIcon } from '../../ui/icons';
import { useEditorTexts } from './run/useEditorTexts';

/** Nothing to warn of; also before the form has been looked through, so that nothing moves. */
export function NoWarnings() {
  const texts = useEditorTexts();
  return (
    <span className="builder-state muted">
      <Icon path={successIcon} /> {texts.noWarnings}
    </span>
  );
}
