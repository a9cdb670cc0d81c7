import { useState } from 'react';
import type { Host, SiteAddress } from '../../../contract/organisations/hosts';
import { updateOrganisation } from '../../../contract/organisations/ownOrganisation';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/fields/Select';
import { Notice } from '../../../ui/Notice';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { useTechnicalTexts } from './technicalTexts';

interface SiteAddressCardProps {
  readonly organisation: Belonging;
  readonly address: SiteAddress;
  readonly hosts: readonly Host[];
  onChanged(): Promise<void>;
}

/** Under which of its hosts links lead to an organisation's pages, and why they do not yet. */
export function SiteAddressCard({ organisation, address, hosts, onChanged }: SiteAddressCardProps) {
  const { texts, call, notify } = useDesk();
  const { addresses: words } = useTechnicalTexts();
  const { BASE_WEB_URL, url, problem } = address;
  const [chosen, setChosen] = useState(BASE_WEB_URL);
  const { busy, error, run } = useWork();
  const own = hosts.flatMap(({ host, provedBy }) => (provedBy === null ? [] : [`https://${host}`]));
  const choices = [...new Set([...own, ...(BASE_WEB_URL === '' ? [] : [BASE_WEB_URL])])];
  const save = () =>
    void run(async () => {
      const params = { orgId: organisation.id };
      const body = { BASE_WEB_URL: chosen };
      const answer = await call(updateOrganisation, { organisation: organisation.id, params, body });
      if (answer.problem === null) notify(texts.saved);
      await onChanged();
    });
  return (
    <Card className="stack">
      <h2>{words.site}</h2>
      <p>
        {words.siteNow} <bdi dir="ltr">{url}</bdi>
      </p>
      {problem !== null && (
        <Notice tone="warning" title={words.notYet} role={null}>
          {words.whys[problem]}
        </Notice>
      )}
      {choices.length > 0 && (
        <DeskForm texts={texts} submit={texts.save} busy={busy} error={error} onSubmit={save}>
          <Select
            label={words.siteChoice}
            hint={words.siteHint}
            value={chosen}
            options={[{ value: '', label: words.serverOwn }, ...choices.map((value) => ({ value, label: value }))]}
            onValue={setChosen}
          />
        </DeskForm>
      )}
    </Card>
  );
}
