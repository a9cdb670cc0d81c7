import { Button } from '../../../../ui/Button';
import { Icon } from '../../../../ui/Icon';
import { removeIcon } from '../../icons';
import { useEditorTexts } from '../../run/useEditorTexts';
import { ChoicePicker } from './ChoicePicker';
import { NameFailed } from './NameFailed';
import { useSettingsTexts } from '../../run/settingsTexts';
import { useChosen } from '../useChoices';

interface SectionEditorProps {
  readonly label: string;
  readonly chosen: string;
  write(id: string): boolean;
}

/** A section of the organisation, by its name. One that it has not stays, and is marked. */
export function SectionEditor({ label, chosen, write }: SectionEditorProps) {
  const texts = useSettingsTexts();
  const editor = useEditorTexts();
  const { known, retry } = useChosen('sections', chosen, chosen !== '');
  return (
    <fieldset className="panel-list">
      <legend className="label">{label}</legend>
      {chosen !== '' && (
        <>
          <p role="status" dir="auto">
            {known === null ? texts.unknownId(chosen) : known?.label ? texts.named(known.label, chosen) : chosen}
          </p>
          {retry && <NameFailed retry={retry} />}
          <Button variant="quiet" onClick={() => write('')}>
            <Icon path={removeIcon} /> {editor.remove}
          </Button>
        </>
      )}
      <ChoicePicker kind="sections" taken={[chosen]} choose={({ id }) => write(id)} />
    </fieldset>
  );
}
