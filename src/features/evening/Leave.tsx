import { eveningTexts } from '../../i18n/evening';
import { useFeatureTexts } from '../../runtime/context';
import { Button } from '../../ui/Button';
import { isWaiting } from './queue/entry';
import type { EveningQueue } from './useQueue';

interface LeaveProps {
  queue: EveningQueue;
  onLeave(): void;
}

/** Forgets code and entries on this phone; not while some are nowhere else. */
export function Leave({ queue, onLeave }: LeaveProps) {
  const texts = useFeatureTexts(eveningTexts);
  const waiting = (queue.entries ?? []).filter(isWaiting).length;
  if (waiting > 0) return <p className="muted">{texts.leaveLater}</p>;
  return (
    <Button variant="quiet" onClick={() => void queue.forget().then(onLeave)}>
      {texts.leave}
    </Button>
  );
}
