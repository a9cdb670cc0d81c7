import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { createCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { CampaignTemplateId } from '../../../contract/terms/campaignTemplates';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Choice } from '../editing/Choice';
import { EditDialog } from '../editing/EditDialog';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { readTyped } from '../typedAmount';
import { useWork } from '../useWork';
import { useCampaignsTexts } from './campaignsTexts';
import { usePlace } from '../usePlace';

/** Makes a campaign from a template, and opens it. One whose answer was lost is asked for again under its id: there is one. */
export function NewCampaignDialog({ organisation, onClose }: { organisation: string; onClose(): void }) {
  const { texts, lang, call, navigate } = useDesk();
  const words = useCampaignsTexts();
  const place = usePlace(organisation);
  const [id] = useState(randomId);
  const [template, setTemplate] = useState<CampaignTemplateId>('collection');
  const [label, setLabel] = useState('');
  const [typed, setTyped] = useState('');
  const { busy, error, run } = useWork();
  const create = (devise: string) =>
    void run(async () => {
      const objectif = readTyped(typed, devise);
      if (typed !== '' && objectif === null) return;
      const body = { id, template, label: label.trim(), ...(objectif !== null && { objectif }) };
      await call(createCampaign, { organisation, body }).catch(unlessThere);
      navigate(sectionPath(organisation, 'campaigns', id));
    });
  return (
    <EditDialog title={words.create} onClose={onClose}>
      <Loaded list={place}>
        {({ organisation: { devise } }) => (
          <DeskForm
            texts={texts}
            submit={words.createSubmit}
            busy={busy}
            error={error}
            wide
            onSubmit={() => create(devise)}
          >
            <Choice
              label={words.template}
              texts={words.templates}
              notes={words.templateNotes}
              value={template}
              onValue={(chosen) => setTemplate(chosen)}
            />
            <TextInput
              label={words.name}
              hint={words.nameHint}
              required
              maxLength={200}
              autoComplete="off"
              dir="auto"
              value={label}
              onValue={setLabel}
            />
            <AmountInput
              label={words.goal}
              hint={words.goalHint}
              currency={devise}
              lang={lang}
              announce
              error={typed !== '' && readTyped(typed, devise) === null ? words.wrongAmount : undefined}
              value={typed}
              onValue={setTyped}
            />
          </DeskForm>
        )}
      </Loaded>
    </EditDialog>
  );
}
