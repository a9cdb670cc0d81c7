import { useCallback, useState } from 'react';
import { deleteEndpoint, listEndpoints, updateEndpoint, type OutgoingType } from '../../../contract/endpoints';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { isChanged, unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { Deliveries } from './Deliveries';
import { EndpointForm } from './EndpointForm';
import { useTechnicalTexts } from './technicalTexts';

/** One webhook (DESK-82): its address and events, pause, and what was delivered. */
export function WebhookPage({ organisation: { id: organisation }, id }: { organisation: Belonging; id: string }) {
  const { texts, call, notify, navigate } = useDesk();
  const { webhooks: words } = useTechnicalTexts();
  const [isRemoving, setRemoving] = useState(false);
  const { busy, error, run } = useWork();
  const load = useCallback(async () => {
    const { data } = await call(listEndpoints, { organisation });
    return { endpoint: data.find((one) => one.id === id) };
  }, [call, organisation, id]);
  const found = useLoaded(load);
  const params = { endpointId: id };
  const back = sectionPath(organisation, 'settings', 'programs');
  const change = async (body: { url?: string; events?: OutgoingType[]; active?: boolean }) => {
    const version = found.found?.endpoint?.version;
    try {
      await call(updateEndpoint, { organisation, params, body: { ...body, version } });
    } catch (error) {
      if (isChanged(error)) await found.read();
      throw error;
    }
    notify(texts.saved);
    await found.read();
  };
  return (
    <>
      <p>
        <DeskLink to={back}>{words.back}</DeskLink>
      </p>
      <Loaded list={found}>
        {({ endpoint }) =>
          endpoint === undefined ? (
            <Notice tone="info">{words.gone}</Notice>
          ) : (
            <>
              <h1>
                <bdi dir="ltr">{new URL(endpoint.url).host}</bdi>
              </h1>
              <Card className="stack">
                <EndpointForm {...endpoint} submit={texts.save} onSave={(url, events) => change({ url, events })} />
                {!endpoint.active && (
                  <Notice tone="info" role={null}>
                    {words.pausedText}
                  </Notice>
                )}
                <Problem texts={texts} error={error} />
                <div className="desk-buttons">
                  <Button
                    variant="secondary"
                    busy={busy}
                    busyText={texts.loading}
                    onClick={() => void run(() => change({ active: !endpoint.active }))}
                  >
                    {endpoint.active ? words.pause : words.resume}
                  </Button>
                  <Button variant="quiet" onClick={() => setRemoving(true)}>
                    {words.remove}
                  </Button>
                </div>
              </Card>
              <Deliveries organisation={organisation} endpointId={id} />
            </>
          )
        }
      </Loaded>
      {isRemoving && (
        <AskDialog
          title={words.remove}
          submit={words.remove}
          done={words.removed}
          act={() => call(deleteEndpoint, { organisation, params }).catch(unlessGone)}
          onClose={() => setRemoving(false)}
          onDone={() => Promise.resolve(navigate(back))}
        >
          <p>{words.removeText}</p>
        </AskDialog>
      )}
    </>
  );
}
