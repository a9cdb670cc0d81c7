import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { useBuilder } from '../run/builder';
import { useEditorTexts } from '../run/useEditorTexts';
import { usePanelTexts } from '../run/usePanelTexts';
import { useSaving, useSavingState } from './saving';
import { useDraftTexts } from './useDraftTexts';

/** Asks for the title that a form is saved under, and saves it (BUILD-59). */
export function AskTitle() {
  const builder = useBuilder();
  const { saver } = useSaving();
  const editor = useEditorTexts();
  const texts = useDraftTexts();
  const { settings } = usePanelTexts();
  const isAsked = useSavingState((state) => state.asksTitle);
  const [title, setTitle] = useState('');
  const close = () => saver.store.setState({ asksTitle: false });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    builder.setSetting('title', title.trim());
    close();
    void saver.save();
  };
  return (
    <Dialog open={isAsked} title={texts.askTitle} closeText={editor.cancel} onClose={close}>
      <form className="panel-fields" onSubmit={save}>
        <TextInput
          label={settings.title}
          hint={texts.titleHint}
          value={title}
          maxLength={200}
          required
          onValue={setTitle}
        />
        <div className="builder-actions">
          <Button variant="secondary" onClick={close} children={editor.cancel} />
          <Button type="submit" children={editor.save} />
        </div>
      </form>
    </Dialog>
  );
}
