import { useCallback, useState } from 'react';
import { giveHost, takeHost } from '../../../contract/organisations/hosts';
import { getServedOrganisation, type ServedOrganisation } from '../../../contract/organisations/operatorOrganisations';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import { BackToList } from '../BackToList';
import { useDesk } from '../deskContext';
import { Fact } from '../Fact';
import { Loaded } from '../Loaded';
import { OPERATOR } from '../sectionPlace';
import { AddHostDialog } from '../technical/AddHostDialog';
import { useTechnicalTexts } from '../technical/technicalTexts';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { OrganisationState } from './OrganisationState';
import { useOperatorTexts } from './operatorTexts';

/** One organisation of the server, and the names that it is served under (DESK-181). */
export function ServedPage({ id }: { id: string }) {
  const { call } = useDesk();
  const words = useOperatorTexts();
  const load = useCallback(() => call(getServedOrganisation, { params: { orgId: id } }), [call, id]);
  const found = useLoaded(load);
  return (
    <div className="stack">
      <p>
        <BackToList to={OPERATOR}>{words.title}</BackToList>
      </p>
      <Loaded list={found}>{({ data }) => <Served organisation={data} onChanged={found.read} />}</Loaded>
    </div>
  );
}

interface ServedProps {
  readonly organisation: ServedOrganisation;
  onChanged(): Promise<void>;
}

function Served({ organisation, onChanged }: ServedProps) {
  const { lang } = useDesk();
  const words = useOperatorTexts();
  const { id, name, url, createdAt, owners, closedAt } = organisation;
  return (
    <>
      <h1>
        <bdi>{name || id}</bdi>
      </h1>
      <Card className="stack">
        <div>
          <OrganisationState of={organisation} />
        </div>
        <dl className="desk-facts">
          <Fact name={words.id}>
            <bdi dir="ltr">{id}</bdi>
          </Fact>
          <Fact name={words.founded}>{writeMoment(createdAt, lang)}</Fact>
          <Fact name={words.owners}>{String(owners)}</Fact>
          <Fact name={words.pages}>
            <a href={url} dir="ltr">
              {url}
            </a>
          </Fact>
        </dl>
        {owners === 0 && closedAt === null && (
          <>
            <p>{words.ownerlessText}</p>
            <p>
              <code dir="ltr">{`npm run org -- owner --id ${id} --email …`}</code>
            </p>
          </>
        )}
      </Card>
      <Hosts {...{ organisation, onChanged }} />
    </>
  );
}

type Doing = { readonly takes: string } | 'give' | null;

function Hosts({ organisation: { id, hosts, deletion }, onChanged }: ServedProps) {
  const { call } = useDesk();
  const words = useOperatorTexts();
  const { addresses } = useTechnicalTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const isGone = deletion !== null && deletion.state !== 'asked';
  return (
    <Card className="stack">
      <div className="desk-head">
        <h2>{addresses.title}</h2>
        {!isGone && (
          <Button variant="secondary" onClick={() => setDoing('give')}>
            {addresses.add}
          </Button>
        )}
      </div>
      <p className="muted">{words.hostsText}</p>
      {hosts.length > 0 && (
        <ul className="desk-list">
          {hosts.map(({ host, provedBy }) => (
            <li key={host} className="desk-row">
              <div className="desk-row-text">
                <h3>
                  <bdi dir="ltr">{host}</bdi>
                </h3>
                <p className="muted">{provedBy ? addresses.proofs[provedBy] : addresses.unproved}</p>
              </div>
              <Button variant="quiet" aria-label={addresses.removeOf(host)} onClick={() => setDoing({ takes: host })}>
                {addresses.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {doing === 'give' && (
        <AddHostDialog
          add={(host) => call(giveHost, { params: { orgId: id, host } })}
          onClose={close}
          onAdded={onChanged}
        />
      )}
      {doing !== null && doing !== 'give' && (
        <AskDialog
          title={addresses.removeOf(doing.takes)}
          submit={addresses.remove}
          done={addresses.removed}
          problems={addresses.problems}
          act={() => call(takeHost, { params: { orgId: id, host: doing.takes } })}
          onClose={close}
          onDone={onChanged}
        >
          <p>{addresses.removeText}</p>
        </AskDialog>
      )}
    </Card>
  );
}
