import type { EventContent, PageOf } from '../../../../contract/site/pageData';
import { eventFile } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { Icon } from '../../../../ui/Icon';
import { LinkButton } from '../../../../ui/LinkButton';
import { calendarIcon, clockIcon, placeIcon } from '../../content/contentIcons';
import { DateBadge } from '../../content/DateBadge';
import { OwnText } from '../../content/OwnText';
import { ShareLinks } from '../../content/ShareLinks';
import { useDates } from '../../content/useDates';
import { useFileAddress } from '../../content/useFileAddress';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';
import { EventAside } from './EventAside';
import { EventContact } from './EventContact';
import { EventForms } from './EventForms';
import { EventMap } from './EventMap';

/** An event (EVT-10): what, when and where, what to do there, then its parts, one below the other. */
export function EventView({ page, texts }: { page: PageOf<'EVENT'>; texts: ContentTexts }) {
  const own = useOwnWords();
  const [event] = page.data;
  if (!event) return null;
  const words = texts.events;
  return (
    <article className="event">
      <EventHead event={event} texts={texts} />
      <div className="event-parts">
        <nav className="event-nav" aria-label={words.parts}>
          {event.formLinks.length > 0 && <a href="#participer">{words.takePart}</a>}
          <a href="#details">{words.details}</a>
          <a href="#carte">{words.map}</a>
          <a href="#contact">{words.contact}</a>
        </nav>
        <EventForms event={event} texts={words} />
        <section id="details" aria-labelledby="details-title">
          <h2 id="details-title">{words.details}</h2>
          {event.content ? (
            <div {...own(event.content)}>
              <OwnText html={event.content} />
            </div>
          ) : (
            <p className="muted">{words.noDetails}</p>
          )}
        </section>
        <section id="carte" aria-labelledby="carte-title">
          <h2 id="carte-title">{words.map}</h2>
          <EventMap address={event.adresse} texts={words} />
        </section>
        <section id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">{words.contact}</h2>
          <EventContact event={event.name} texts={texts.contact} />
        </section>
        <ShareLinks title={event.name} texts={texts.share} />
      </div>
      <EventAside event={event} texts={words} />
    </article>
  );
}

function EventHead({ event, texts: all }: { event: EventContent; texts: ContentTexts }) {
  const { page } = useSite();
  const fileAddress = useFileAddress();
  const own = useOwnWords();
  const dates = useDates();
  const { day, time } = dates.span(event.dateEvent, event.dateFin);
  const texts = all.events;
  const isOver = dates.dayOf(event.dateFin ?? event.dateEvent) < page.site.today;
  return (
    <header className={event.image ? 'event-head event-head-pictured' : 'event-head'}>
      {event.image && (
        <div className="event-picture">
          <Picture src={event.image} alt="" eager sizes="(min-width: 1200px) 1160px, 100vw" />
        </div>
      )}
      <div className="event-title">
        <DateBadge at={event.dateEvent} />
        <div>
          <h1 {...own(event.name)}>{event.name}</h1>
          {event.description && (
            <p className="site-lead" {...own(event.description)}>
              {event.description}
            </p>
          )}
        </div>
      </div>
      <dl className="event-facts">
        <div>
          <dt>{texts.when}</dt>
          <dd className="fact">
            <Icon path={clockIcon} />
            <span>
              <time dateTime={event.dateEvent} suppressHydrationWarning>
                {day}
              </time>
              {time && (
                <span className="event-time" suppressHydrationWarning>
                  {time}
                </span>
              )}
              {isOver && <span className="event-over">{texts.over}</span>}
            </span>
          </dd>
        </div>
        {event.adresse && (
          <div>
            <dt>{texts.where}</dt>
            <dd className="fact">
              <Icon path={placeIcon} />
              <span {...own()}>{event.adresse}</span>
            </dd>
          </div>
        )}
      </dl>
      {!isOver && (
        <LinkButton variant="secondary" href={fileAddress(eventFile(event.id))}>
          <Icon path={calendarIcon} />
          {texts.addToCalendar}
        </LinkButton>
      )}
    </header>
  );
}
