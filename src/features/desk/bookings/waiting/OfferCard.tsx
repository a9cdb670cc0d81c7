import { updateCalendarSlots, type CalendarSlots } from '../../../../contract/records/bookings';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { useWork } from '../../useWork';
import { useWaitingTexts } from './waitingTexts';

interface OfferCardProps {
  readonly organisation: string;
  readonly calendar: CalendarSlots;
  onChanged(calendar: CalendarSlots): void;
}

/** Whether visitors may wait for places of a calendar, and what that means (DESK-162). */
export function OfferCard({ organisation, calendar: { id, waitingList }, onChanged }: OfferCardProps) {
  const { texts, call, notify } = useDesk();
  const words = useWaitingTexts();
  const { busy, error, run } = useWork();
  const turn = () =>
    void run(async () => {
      const body = { waitingList: !waitingList };
      const answer = await call(updateCalendarSlots, { organisation, params: { calendarId: id }, body });
      notify(waitingList ? words.withdrawDone : words.offerDone);
      onChanged(answer.data);
    });
  return (
    <Card className="stack">
      <p>{waitingList ? words.offered : words.notOffered}</p>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button variant={waitingList ? 'secondary' : 'primary'} busy={busy} busyText={texts.loading} onClick={turn}>
          {waitingList ? words.withdraw : words.offer}
        </Button>
      </div>
    </Card>
  );
}
