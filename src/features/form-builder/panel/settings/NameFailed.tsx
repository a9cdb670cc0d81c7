import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { useSettingsTexts } from '../../run/settingsTexts';

/** Says that the name of what is chosen could not be read, and asks again. */
export function NameFailed({ retry }: { retry(): void }) {
  const texts = useSettingsTexts();
  const { texts: common } = useElement();
  return (
    <p className="settings-warning" role="status">
      {texts.nameFailed}{' '}
      <Button variant="quiet" onClick={retry}>
        {common.retry}
      </Button>
    </p>
  );
}
