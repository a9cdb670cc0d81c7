import { useCallback, useState } from 'react';
import { addHost, checkHost, listHosts, removeHost, type Host } from '../../../contract/organisations/hosts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { CopyField } from '../CopyField';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { AddHostDialog } from './AddHostDialog';
import { SiteAddressCard } from './SiteAddressCard';
import { useTechnicalTexts } from './technicalTexts';
import { withProblems } from '../withProblems';

type Doing = { readonly removes: Host } | 'add' | null;

/** Under which addresses an organisation's pages are (DESK-80). */
export function AddressesPage({ organisation }: { organisation: Belonging }) {
  const { call } = useDesk();
  const { addresses: words } = useTechnicalTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const load = useCallback(() => call(listHosts, { organisation: organisation.id }), [call, organisation.id]);
  const list = useLoaded(load);
  const place = { organisation: organisation.id };
  return (
    <div className="stack">
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => setDoing('add')}>{words.add}</Button>
      </div>
      <p>{words.text}</p>
      <Loaded list={list}>
        {({ data, address }) => (
          <>
            {data.length === 0 && <p className="muted">{words.none}</p>}
            {data.map((host) => (
              <HostCard
                key={host.host}
                {...{ host, place }}
                onChanged={list.read}
                onRemove={() => setDoing({ removes: host })}
              />
            ))}
            <SiteAddressCard {...{ organisation, address }} hosts={data} onChanged={list.read} />
          </>
        )}
      </Loaded>
      {doing === 'add' && (
        <AddHostDialog
          add={(host) => call(addHost, { ...place, body: { host } })}
          onClose={() => setDoing(null)}
          onAdded={list.read}
        />
      )}
      {doing !== null && doing !== 'add' && (
        <AskDialog
          title={words.removeOf(doing.removes.host)}
          submit={words.remove}
          done={words.removed}
          act={() => call(removeHost, { ...place, params: { host: doing.removes.host } }).catch(unlessGone)}
          onClose={() => setDoing(null)}
          onDone={list.read}
        >
          <p>{words.removeText}</p>
        </AskDialog>
      )}
    </div>
  );
}

interface HostCardProps {
  readonly host: Host;
  readonly place: { readonly organisation: string };
  onChanged(): Promise<void>;
  onRemove(): void;
}

/** A host: served, or what is still to be done for it. */
function HostCard({ host: { host, provedBy, dns, file }, place, onChanged, onRemove }: HostCardProps) {
  const { texts, call, notify } = useDesk();
  const { addresses: words, copy } = useTechnicalTexts();
  const { busy, error, run } = useWork();
  const check = () =>
    void run(async () => {
      await call(checkHost, { ...place, params: { host } });
      notify(words.proved(host));
      await onChanged();
    });
  return (
    <Card className="stack">
      <div className="desk-head">
        <h2>
          <bdi dir="ltr">{host}</bdi>
        </h2>
        <span className={`desk-state desk-state-${provedBy ? 'succeeded' : 'open'}`}>
          {provedBy ? words.proofs[provedBy] : words.unproved}
        </span>
      </div>
      {provedBy === null && (
        <>
          <p>{words.steps}</p>
          <CopyField label={words.dnsName} value={dns.name} {...copy} />
          <CopyField label={words.dnsValue} value={dns.value} {...copy} />
          <details>
            <summary>{words.byFile}</summary>
            <div className="stack">
              <p>{words.byFileText}</p>
              <CopyField label={words.fileUrl} value={file.url} {...copy} />
              <CopyField label={words.fileContent} value={file.content} {...copy} />
            </div>
          </details>
          <p className="muted">{words.lead}</p>
        </>
      )}
      <Problem texts={withProblems(texts, words.problems)} error={error} />
      <div className="desk-buttons">
        {provedBy === null && (
          <Button busy={busy} busyText={texts.loading} onClick={check}>
            {words.check}
          </Button>
        )}
        <Button variant="quiet" aria-label={words.removeOf(host)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </Card>
  );
}
