import type { SlotBooking } from '../../../contract/records/bookings';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { sectionPath } from '../sectionPlace';
import { useBookingsTexts } from './bookingsTexts';
import { slotTime, writeSlotDay, writeTime } from './slotWords';

interface BookingListProps {
  readonly organisation: string;
  readonly rows: readonly SlotBooking[];
  onCancel(booking: SlotBooking): void;
}

/** Bookings by slot, each by the name of who sent it, which leads to what was sent. */
export function BookingList({ organisation, rows, onCancel }: BookingListProps) {
  const { lang } = useDesk();
  const words = useBookingsTexts();
  return (
    <ListTable columns={[words.bookings, words.slot]}>
      {rows.map((booking) => {
        const { id, submissionId, formId, slot, excerpt = [], heldUntil, presentAt } = booking;
        const [first = words.nameless, ...others] = excerpt;
        return (
          <tr key={id}>
            <td>
              {formId === undefined ? (
                <bdi>{first}</bdi>
              ) : (
                <DeskLink to={sectionPath(organisation, 'forms', formId, submissionId)}>
                  <bdi>{first}</bdi>
                </DeskLink>
              )}
              <p className="muted">
                {writeSlotDay(slot, lang)}, {slotTime(slot)}
                {others.map((text, at) => (
                  <span key={at}>
                    {' '}
                    · <bdi>{text}</bdi>
                  </span>
                ))}
              </p>
              {heldUntil !== null && <p className="desk-state">{words.held}</p>}
              {presentAt !== null && (
                <p className="desk-state desk-state-succeeded">{words.came(writeTime(presentAt, lang))}</p>
              )}
            </td>
            <td>
              <Button variant="quiet" onClick={() => onCancel(booking)}>
                {words.cancel} <span className="visually-hidden">{first}</span>
              </Button>
            </td>
          </tr>
        );
      })}
    </ListTable>
  );
}
