import { eveningTexts } from '../../i18n/evening';
import { useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { hasArrived, isWaiting } from './queue/entry';
import type { EveningQueue } from './useQueue';

/** Says how much has arrived, how much only this phone has, and what somebody must look at. */
export function QueueLine({ queue: { entries, line, isLasting, hurry } }: { queue: EveningQueue }) {
  const texts = useFeatureTexts(eveningTexts);
  if (!entries) return null;
  const waiting = entries.filter(isWaiting).length;
  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  const arrived = entries.filter(hasArrived).length;
  return (
    <>
      {!isLasting && <Notice tone="danger">{texts.notLasting}</Notice>}
      {refused > 0 && <Notice tone="danger">{texts.refusedCount(refused)}</Notice>}
      {waiting > 0 ? (
        <Notice
          tone={line === 'silent' || line === 'shut' ? 'warning' : 'info'}
          title={texts.waitingCount(waiting)}
          action={
            line === 'silent' && (
              <Button variant="secondary" onClick={hurry}>
                {texts.sendNow}
              </Button>
            )
          }
        >
          {line === 'silent' ? texts.waitsForNetwork : line === 'shut' ? texts.waitsForCode : texts.sending}
        </Notice>
      ) : (
        arrived > 0 && refused === 0 && <Notice tone="success">{texts.allArrived(arrived)}</Notice>
      )}
    </>
  );
}
