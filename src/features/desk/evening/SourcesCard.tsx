import { useCallback, useState } from 'react';
import { getEveningFigures } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { isAtLeast } from '../../../contract/terms/roles';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/fields/Select';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { useLoaded } from '../useLoaded';
import { useEveningTexts } from './eveningTexts';
import { NewSource } from './NewSource';
import { PagePath } from './PagePath';
import { TeamFigures } from './TeamFigures';
import { TeamSelect } from './TeamSelect';

interface SourcesCardProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onChanged(): Promise<void>;
}

/** Sources of gifts (DESK-64): the sum that each source and team brought, and links with codes for posters and mails. */
export function SourcesCard({ organisation, campaign, onChanged }: SourcesCardProps) {
  const { lang, call } = useDesk();
  const words = useEveningTexts();
  const { devise, sources, teams } = campaign;
  const load = useCallback(
    async () =>
      (await call(getEveningFigures, { organisation: organisation.id, params: { campaignId: campaign.id } })).data,
    [call, organisation.id, campaign.id],
  );
  const figures = useLoaded(load);
  const money = (amount: number) => writeAmount(amount, devise, lang);
  const [source, setSource] = useState('');
  const [team, setTeam] = useState('');
  const query = source ? `?${new URLSearchParams({ s: source })}` : '';
  const path = ['/campagne', ...[campaign.id, team].filter(Boolean).map(encodeURIComponent)].join('/') + query;
  return (
    <Card className="stack">
      <h2>{words.sources}</h2>
      <Loaded list={figures}>
        {({ pledges, sources: found }) => (
          <dl className="desk-facts">
            <Fact name={words.promisesLeft}>
              <Amount>{money(pledges.open.sum)}</Amount> ({pledges.open.count})
            </Fact>
            {found.map(({ param, sum, count }) => (
              <Fact key={param ?? ''} name={param ?? words.noSource}>
                <Amount>{money(sum)}</Amount> ({count})
              </Fact>
            ))}
          </dl>
        )}
      </Loaded>
      {teams.length > 0 && <TeamFigures campaign={campaign} />}
      <h3>{words.links}</h3>
      <p className="muted">{words.linksText}</p>
      <div className="desk-filters">
        <Select
          label={words.source}
          value={source}
          options={[
            { value: '', label: words.noSource },
            ...sources.map(({ param }) => ({ value: param, label: param })),
          ]}
          onValue={setSource}
        />
        <TeamSelect teams={teams} value={team} onValue={setTeam} />
      </div>
      <PagePath organisation={organisation.id} path={path} />
      {isAtLeast(organisation.role, 'editor') && (
        <NewSource
          {...{ organisation, campaign }}
          onMade={async (param) => {
            await onChanged();
            setSource(param);
          }}
        />
      )}
    </Card>
  );
}
