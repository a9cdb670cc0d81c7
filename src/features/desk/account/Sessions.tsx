import { useCallback } from 'react';
import { endOtherSessions, endSession, listSessions } from '../../../contract/desk/session';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { Problem } from '../Problem';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { writeMoment } from '../writeMoment';

/** The user's sessions (USER-02), with buttons that end them. */
export function Sessions() {
  const { texts, lang, call, notify } = useDesk();
  const { account } = texts;
  const list = useLoaded(useCallback(async () => (await call(listSessions, {})).data, [call]));
  const { busy, error, run } = useWork();
  const end = (task: () => Promise<unknown>) =>
    void run(async () => {
      await task();
      notify(account.ended);
      await list.read();
    });
  return (
    <Loaded list={list}>
      {(sessions) => (
        <>
          <ul className="desk-list">
            {sessions.map(({ id, device, seenAt, isThis }) => (
              <li key={id} className="desk-row">
                <div className="desk-row-text">
                  <p>
                    <bdi>{device}</bdi> {isThis && <strong>({account.thisOne})</strong>}
                  </p>
                  <p className="muted">{account.seen(writeMoment(seenAt, lang))}</p>
                </div>
                {!isThis && (
                  <Button
                    variant="secondary"
                    aria-label={account.endOf(device)}
                    onClick={() => end(() => call(endSession, { params: { sessionId: id } }))}
                  >
                    {account.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Problem texts={texts} error={error} />
          {sessions.length > 1 && (
            <div className="desk-buttons">
              <Button variant="secondary" busy={busy} onClick={() => end(() => call(endOtherSessions, {}))}>
                {account.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
