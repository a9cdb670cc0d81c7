import { useCallback } from 'react';
import { getCalendarSlots } from '../../../../contract/records/bookings';
import { isAtLeast } from '../../../../contract/terms/roles';
import { Notice } from '../../../../ui/Notice';
import type { Belonging } from '../../belonging';
import { useSiteOwner } from '../../content/useSiteOwner';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { Loaded } from '../../Loaded';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { OfferCard } from './OfferCard';
import { useWaitingTexts } from './waitingTexts';
import { Waits } from './Waits';

/** The waiting list of a calendar: whether it is offered, and who waits. */
export function WaitingPage({ organisation, id }: { organisation: Belonging; id: string }) {
  const { call } = useDesk();
  const words = useWaitingTexts();
  const owner = useSiteOwner(organisation.id);
  const load = useCallback(
    async () => (await call(getCalendarSlots, { organisation: organisation.id, params: { calendarId: id } })).data,
    [call, organisation.id, id],
  );
  const calendar = useLoaded(load);
  const mayRead = isAtLeast(organisation.role, 'editor');
  return (
    <div className="stack">
      <p>
        <DeskLink to={sectionPath(organisation.id, 'bookings', id)}>{words.back}</DeskLink>
      </p>
      <h1>{words.title}</h1>
      {!mayRead && <Notice tone="info">{words.notYours}</Notice>}
      {mayRead && (
        <Loaded list={calendar}>
          {(found) => (
            <>
              <p className="muted">
                <bdi>{found.label}</bdi>
              </p>
              <OfferCard organisation={organisation.id} calendar={found} onChanged={calendar.set} />
              <Loaded list={owner}>
                {({ timeZone }) => (
                  <Waits
                    organisation={organisation}
                    calendarId={id}
                    timeZone={timeZone}
                    isOffered={found.waitingList}
                  />
                )}
              </Loaded>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
