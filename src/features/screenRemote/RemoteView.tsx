import { useCallback, useEffect, useState } from 'react';
import { screenRemoteTexts } from '../../i18n/screenRemote';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Controls } from './Controls';
import { Entries } from './Entries';
import { SignIn } from './SignIn';
import { useRemote, type RemoteProblem } from './useRemote';

/** Kept for the tab alone: whoever has it rules the organisation's data. */
const storedUnder = 'ORGKIT_REMOTE';

/** The operator's remote: what the screens of a campaign show, steered from a phone with an admin token. */
export function RemoteView({ campaignId }: { campaignId?: string }) {
  const { storage } = useElement();
  const texts = useFeatureTexts(screenRemoteTexts);
  const [token, setToken] = useState(() => storage.read('session', storedUnder));
  const [problem, setProblem] = useState<RemoteProblem | null>(null);
  const open = (given: string) => {
    storage.write('session', storedUnder, given);
    setProblem(null);
    setToken(given);
  };
  const leave = useCallback(
    (why: RemoteProblem | null) => {
      storage.remove('session', storedUnder);
      setProblem(why);
      setToken(null);
    },
    [storage],
  );
  return (
    <div className="stack">
      <h1>{texts.title}</h1>
      {token && campaignId ? (
        <Panel key={token} campaignId={campaignId} token={token} onLeave={leave} />
      ) : (
        <SignIn problem={problem} onToken={open} />
      )}
    </div>
  );
}

interface PanelProps {
  campaignId: string;
  token: string;
  onLeave(why: RemoteProblem | null): void;
}

function Panel({ campaignId, token, onLeave }: PanelProps) {
  const texts = useFeatureTexts(screenRemoteTexts);
  const remote = useRemote(campaignId, token);
  const { campaign, problem } = remote;
  const shut = problem === 'refused' || problem === 'unknown' ? problem : null;
  useEffect(() => {
    if (shut) onLeave(shut);
  }, [shut, onLeave]);
  return (
    <div className="stack">
      {problem && <Notice tone="warning">{texts.offline}</Notice>}
      {campaign && (
        <>
          <Controls campaign={campaign} steer={remote.steer} />
          <Entries gifts={remote.gifts} devise={campaign.devise} hide={remote.hide} />
        </>
      )}
      <Button variant="quiet" onClick={() => onLeave(null)}>
        {texts.leave}
      </Button>
    </div>
  );
}
