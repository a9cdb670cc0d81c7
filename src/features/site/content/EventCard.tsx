import type { SiteEvent } from '../../../contract/site/events';
import { pagePath } from '../../../core/site';
import type { SiteCardsTexts } from '../../../i18n/siteCards';
import { Icon } from '../../../ui/Icon';
import { Picture } from '../Picture';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import { clockIcon, placeIcon } from './contentIcons';
import { DateBadge } from './DateBadge';
import { useDates } from './useDates';

/** An event in a list (EVT-01): all of it is a link to its page. */
export function EventCard({ event, texts }: { event: SiteEvent; texts: SiteCardsTexts['events'] }) {
  const { href, page } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  const { day, time } = dates.span(event.dateEvent, event.dateFin);
  const isOn = event.dateEvent <= page.site.now && event.dateFin !== null && event.dateFin >= page.site.now;
  return (
    <article className="event-card whole-card">
      <DateBadge at={event.dateEvent} />
      <div className="event-card-words">
        {isOn && <p className="event-card-on">{texts.ongoing}</p>}
        <h3 {...own(event.name)}>
          <a className="whole-link" href={href(pagePath('EVENT', event.id))}>
            {event.name}
          </a>
        </h3>
        <p className="fact">
          <Icon path={clockIcon} />
          <time dateTime={event.dateEvent} suppressHydrationWarning>
            {day}
            {time && (
              <span className="hours" suppressHydrationWarning>
                {time}
              </span>
            )}
          </time>
        </p>
        {event.adresse && (
          <p className="fact">
            <Icon path={placeIcon} />
            <span {...own()}>{event.adresse}</span>
          </p>
        )}
        {event.description && (
          <p className="clamped" {...own(event.description)}>
            {event.description}
          </p>
        )}
      </div>
      {event.image && (
        <div className="event-card-picture">
          <Picture src={event.image} alt="" sizes="(min-width: 720px) 260px, 100vw" />
        </div>
      )}
    </article>
  );
}
