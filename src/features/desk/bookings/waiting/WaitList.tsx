import type { Wait } from '../../../../contract/records/waiting';
import { Button } from '../../../../ui/Button';
import { useDesk } from '../../deskContext';
import { ListTable } from '../../ListTable';
import { writeOwnMoment } from '../../moments';
import { slotTime, writeSlotDay } from '../slotWords';
import { useWaitingTexts } from './waitingTexts';

interface WaitListProps {
  readonly rows: readonly Wait[];
  readonly timeZone: string;
  onTold(wait: Wait): void;
  onRemove(wait: Wait): void;
}

/** Who waits, in the order of arrival: for what, since when, and whether they were told. */
export function WaitList({ rows, timeZone, onTold, onRemove }: WaitListProps) {
  const { lang } = useDesk();
  const words = useWaitingTexts();
  const when = (at: string) => writeOwnMoment(at, timeZone, lang);
  const stateOf = ({ booked, toldAt }: Wait) =>
    booked ? words.booked : toldAt === null ? words.waiting : words.toldState;
  const toldOf = ({ toldFor }: Wait, at: string) =>
    toldFor === null ? words.told(when(at)) : words.toldFor(when(at), when(toldFor));
  return (
    <ListTable columns={[words.who, words.state]}>
      {rows.map((wait) => (
        <tr key={wait.id}>
          <td>
            <bdi>{wait.name}</bdi>
            <p className="muted">
              <bdi>{wait.email}</bdi>
            </p>
            <p>
              {writeSlotDay(wait.wanted, lang)}, {wait.wanted.includes('T') ? slotTime(wait.wanted) : words.anyTime}
            </p>
            <p className="muted">{words.since(when(wait.createdAt))}</p>
            {wait.toldAt !== null && <p className="muted">{toldOf(wait, wait.toldAt)}</p>}
            <div className="desk-buttons">
              {!wait.booked && wait.toldAt === null && (
                <Button variant="quiet" aria-label={words.noteToldOf(wait.name)} onClick={() => onTold(wait)}>
                  {words.noteTold}
                </Button>
              )}
              <Button variant="quiet" aria-label={words.removeOf(wait.name)} onClick={() => onRemove(wait)}>
                {words.remove}
              </Button>
            </div>
          </td>
          <td>
            <p className={wait.booked ? 'desk-state desk-state-succeeded' : 'desk-state'}>{stateOf(wait)}</p>
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
