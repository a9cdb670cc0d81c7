import { useState } from 'react';
import { getAdminCampaign, updateCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useEveningTexts } from './eveningTexts';

interface NewSourceProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onMade(param: string): Promise<void>;
}

/** Adds a source to a campaign (DESK-64). */
export function NewSource({ organisation, campaign, onMade }: NewSourceProps) {
  const { texts, call, notify } = useDesk();
  const words = useEveningTexts();
  const [name, setName] = useState('');
  const { busy, error, run } = useWork();
  const add = () =>
    void run(async () => {
      const param = name.trim().replace(/[\s/?#%\\]+/g, '-');
      const place = { organisation: organisation.id, params: { campaignId: campaign.id } };
      // The newest ones, and only while they are that: the list is replaced whole.
      const { data } = await call(getAdminCampaign, place);
      const sources = [...data.sources.filter((one) => one.param !== param), { param }];
      await call(updateCampaign, { ...place, body: { sources, edition: data.edition } });
      notify(words.saved);
      setName('');
      await onMade(param);
    });
  return (
    <DeskForm texts={texts} submit={words.addSource} busy={busy} error={error} onSubmit={add}>
      <TextInput
        label={words.newSource}
        hint={words.newSourceHint}
        maxLength={80}
        required
        autoComplete="off"
        dir="auto"
        value={name}
        onValue={setName}
      />
    </DeskForm>
  );
}
