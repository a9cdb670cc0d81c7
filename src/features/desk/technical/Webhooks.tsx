import { useCallback, useState } from 'react';
import { createEndpoint, listDeliveries, listEndpoints, type OutgoingType } from '../../../contract/endpoints';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Dialog } from '../../../ui/Dialog';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { EndpointForm } from './EndpointForm';
import { SecretDialog } from './SecretDialog';
import { useTechnicalTexts } from './technicalTexts';

type Doing = 'new' | { readonly secret: string } | null;

/** Addresses that events are posted to (DESK-82), marked where deliveries failed. */
export function Webhooks({ organisation: { id: organisation } }: { organisation: Belonging }) {
  const { texts, call } = useDesk();
  const { webhooks: words } = useTechnicalTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const load = useCallback(async () => {
    const [endpoints, failed] = await Promise.all([
      call(listEndpoints, { organisation }),
      call(listDeliveries, { organisation, query: { state: 'failed', limit: '100' } }),
    ]);
    return { endpoints: endpoints.data, failing: new Set(failed.data.map(({ endpointId }) => endpointId)) };
  }, [call, organisation]);
  const list = useLoaded(load);
  const create = async (url: string, events: OutgoingType[]) => {
    const { secret } = await call(createEndpoint, { organisation, body: { url, events } });
    setDoing({ secret });
    await list.read();
  };
  const stateOf = (id: string, active: boolean) =>
    !active ? 'paused' : list.found?.failing.has(id) ? 'failed' : 'active';
  return (
    <Card className="stack">
      <h2>{words.title}</h2>
      <p className="muted">{words.text}</p>
      <Loaded list={list}>
        {({ endpoints }) =>
          endpoints.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ul className="desk-list">
              {endpoints.map(({ id, url, events, active }) => (
                <li key={id} className="desk-row">
                  <div className="desk-row-text">
                    <DeskLink to={sectionPath(organisation, 'settings', 'programs', id)}>
                      <bdi dir="ltr">{url}</bdi>
                    </DeskLink>
                    <p className="muted">{events.map((event) => words.events[event]).join(' · ')}</p>
                  </div>
                  <span
                    className={`desk-state desk-state-${{ paused: 'open', failed: 'failed', active: 'succeeded' }[stateOf(id, active)]}`}
                  >
                    {words.states[stateOf(id, active)]}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => setDoing('new')}>
          {words.create}
        </Button>
      </div>
      {doing === 'new' && (
        <Dialog open title={words.create} closeText={texts.close} onClose={() => setDoing(null)}>
          <EndpointForm url="" events={[]} submit={words.createSubmit} wide onSave={create} />
        </Dialog>
      )}
      {doing !== null && doing !== 'new' && (
        <SecretDialog title={words.made} secret={doing.secret} onClose={() => setDoing(null)} />
      )}
    </Card>
  );
}
