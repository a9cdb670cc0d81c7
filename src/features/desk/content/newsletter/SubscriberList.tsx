import { AT_DESK, type Subscriber } from '../../../../contract/site/subscribers';
import { Button } from '../../../../ui/Button';
import { useDesk } from '../../deskContext';
import { ListTable } from '../../ListTable';
import { writeOwnMoment } from '../../moments';
import type { SiteOwner } from '../useSiteOwner';
import { useNewsletterTexts } from './newsletterTexts';

interface SubscriberListProps {
  readonly rows: readonly Subscriber[];
  readonly owner: SiteOwner;
  /** Absent: nobody can be taken off. */
  readonly onLeave: ((subscriber: Subscriber) => void) | undefined;
}

/** Subscribers: who, since when and from where, and the words that they agreed to. */
export function SubscriberList({ rows, owner: { timeZone }, onLeave }: SubscriberListProps) {
  const { lang } = useDesk();
  const words = useNewsletterTexts();
  const when = (at: string) => writeOwnMoment(at, timeZone, lang);
  return (
    <ListTable columns={[words.email, words.state]}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            {row.email !== '' && (
              <p>
                <bdi>{row.email}</bdi>
              </p>
            )}
            <p className="muted">
              {words.asked(when(row.consentAt))}
              {row.source !== null && (
                <>
                  {' · '}
                  {row.source === AT_DESK ? words.atDesk : <bdi dir="ltr">{row.source}</bdi>}
                </>
              )}
            </p>
            {row.state === 'confirmed' && row.confirmedAt !== null && (
              <p className="muted">{words.confirmed(when(row.confirmedAt))}</p>
            )}
            {row.state === 'left' && row.leftAt !== null && <p className="muted">{words.left(when(row.leftAt))}</p>}
            <details>
              <summary>{words.consent}</summary>
              <p className="muted" lang={row.lang} dir="auto">
                {row.consent}
              </p>
            </details>
          </td>
          <td>
            <p className={row.state === 'confirmed' ? 'desk-state desk-state-succeeded' : 'desk-state'}>
              {words.states[row.state]}
            </p>
            {onLeave && row.state !== 'left' && (
              <Button variant="quiet" aria-label={words.leaveOf(row.email)} onClick={() => onLeave(row)}>
                {words.leave}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
