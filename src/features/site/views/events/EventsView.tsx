import type { PageOf } from '../../../../contract/site/pageData';
import { groupByMonth, pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { LinkButton } from '../../../../ui/LinkButton';
import { CalendarFeed } from '../../content/CalendarFeed';
import { calendarIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { EventCard } from '../../content/EventCard';
import { useDates } from '../../content/useDates';
import { useSite } from '../../siteContext';

/** Coming or past events by month (EVT-01, EVT-02). One that began before today counts to this month. */
export function EventsView({ page, texts: all }: { page: PageOf<'EVENTS'>; texts: ContentTexts }) {
  const { href } = useSite();
  const dates = useDates();
  const texts = all.events;
  const isPast = page.list?.when === 'past';
  const list = href(pagePath('EVENTS'));
  const past = `${list}?when=past`;
  const { today } = page.site;
  const dayOf = (at: string) => (isPast || dates.dayOf(at) > today ? dates.dayOf(at) : today);
  const months = groupByMonth(page.data, ({ dateEvent }) => dayOf(dateEvent));
  return (
    <>
      <div className="site-intro">
        <h1>{page.title}</h1>
      </div>
      <nav className="choice-links" aria-label={texts.which}>
        <a href={list} aria-current={isPast ? undefined : 'page'}>
          {texts.upcoming}
        </a>
        <a href={past} aria-current={isPast ? 'page' : undefined}>
          {texts.past}
        </a>
      </nav>
      {months.length === 0 && (
        <EmptyState icon={calendarIcon} text={isPast ? texts.noPast : texts.noUpcoming}>
          <LinkButton variant="secondary" href={isPast ? list : past}>
            {isPast ? texts.seeUpcoming : texts.seePast}
          </LinkButton>
        </EmptyState>
      )}
      {months.map(({ month, items }) => (
        <section key={month} className="event-month" aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} suppressHydrationWarning>
            {dates.month(month)}
          </h2>
          <ul>
            {items.map((event) => (
              <li key={`${event.id} ${event.dateEvent}`}>
                <EventCard event={event} texts={texts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isPast && months.length > 0 && <CalendarFeed />}
    </>
  );
}
