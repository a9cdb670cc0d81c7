import { Button } from '../../../ui/Button';
import { useEditingTexts } from './editingTexts';

/** Beside a heading: something below it is not saved. */
export const Unsaved = () => <span className="desk-unsaved">{useEditingTexts().unsaved}</span>;

/** Goes back to what the server has. */
export const ResetButton = ({ onReset }: { onReset(): void }) => (
  <Button variant="quiet" onClick={onReset}>
    {useEditingTexts().reset}
  </Button>
);
