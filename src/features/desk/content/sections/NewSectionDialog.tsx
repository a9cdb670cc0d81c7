import { useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { createSection } from '../../../../contract/campaigns/adminCampaigns';
import { Dialog } from '../../../../ui/Dialog';
import { TextInput } from '../../../../ui/fields/TextInput';
import { unlessThere } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { DeskForm } from '../../DeskForm';
import { sectionPath } from '../../sectionPlace';
import { useWork } from '../../useWork';
import { useSectionsTexts } from './sectionsTexts';

/** Makes a section by its title, and opens it. It has its id from the beginning: there is one, whatever answer was lost. */
export function NewSectionDialog({ organisation, onClose }: { organisation: string; onClose(): void }) {
  const { texts, call, navigate } = useDesk();
  const words = useSectionsTexts();
  const [id] = useState(randomId);
  const [label, setLabel] = useState('');
  const { busy, error, run } = useWork();
  const create = () =>
    void run(async () => {
      const body = { id, label: label.trim(), content: '' };
      await call(createSection, { organisation, body }).catch(unlessThere);
      navigate(sectionPath(organisation, 'content', 'sections', id));
    });
  return (
    <Dialog open title={words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} wide onSubmit={create}>
        <p className="muted">{words.createText}</p>
        <TextInput
          label={words.fields.label}
          autoComplete="off"
          maxLength={200}
          pattern=".*\S.*"
          required
          dir="auto"
          value={label}
          onValue={setLabel}
        />
      </DeskForm>
    </Dialog>
  );
}
