import { useState } from 'react';
import { updateOrganisation } from '../../../contract/organisations/ownOrganisation';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { Problem } from '../Problem';
import { useWork } from '../useWork';
import { useStartTexts } from './startTexts';
import type { StepProps } from './stepProps';
import { takesMoney } from './steps';

/** The end of the way: ready in test mode, or for real money (DESK-20). */
export function Ready(props: StepProps) {
  const { organisation, start } = props;
  const { ready, steps } = useStartTexts();
  if (start.organisation.mode === 'live')
    return (
      <Notice tone="success" title={ready.live}>
        {ready.liveText}
      </Notice>
    );
  if (!takesMoney(start))
    return (
      <Notice tone="success" title={ready.test}>
        {steps.provider.liveNeeds}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      title={ready.test}
      action={organisation.role === 'owner' && <GoLive {...props} />}
      role={null}
    >
      {ready.canGoLive}
    </Notice>
  );
}

/** Switches to real money; asks first. */
function GoLive({ organisation: { id }, onChanged }: StepProps) {
  const { texts, call } = useDesk();
  const { ready } = useStartTexts();
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useWork();
  const go = () =>
    void run(async () => {
      await call(updateOrganisation, { organisation: id, params: { orgId: id }, body: { mode: 'live' } });
      await onChanged();
    });
  if (!asks) return <Button onClick={() => setAsks(true)}>{ready.goLive}</Button>;
  return (
    <div className="stack" role="group" aria-label={ready.goLive}>
      <p>{ready.goLiveAsk}</p>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button busy={busy} busyText={texts.loading} autoFocus onClick={go}>
          {ready.goLive}
        </Button>
        <Button variant="quiet" onClick={() => setAsks(false)}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
