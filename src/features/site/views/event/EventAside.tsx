import type { Caisse } from '../../../../contract/records/caisses';
import type { EventContent } from '../../../../contract/site/pageData';
import { caisseProgress, isCaisseOpen } from '../../../../core/fund';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { LinkButton } from '../../../../ui/LinkButton';
import { useAmounts } from '../../content/useAmounts';
import { useDates } from '../../content/useDates';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

interface AsideProps {
  readonly event: EventContent;
  readonly texts: ContentTexts['events'];
}

/** Causes to support, further dates, and links (ENT-14). Nothing when there are none. */
export function EventAside({ event, texts }: AsideProps) {
  const own = useOwnWords();
  const { funds, links, sessions } = event;
  if (funds.length + links.length + sessions.length === 0) return null;
  return (
    <aside className="event-aside" aria-label={texts.more}>
      {sessions.length > 0 && <Sessions event={event} texts={texts} />}
      {funds.length > 0 && (
        <section className="side-card">
          <h2>{texts.support}</h2>
          {funds.map((fund) => (
            <Fund key={fund.id} fund={fund} texts={texts} />
          ))}
        </section>
      )}
      {links.length > 0 && (
        <section className="side-card">
          <h2>{texts.links}</h2>
          <ul className="side-links" {...own()}>
            {links.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Fund({ fund, texts }: { fund: Caisse; texts: AsideProps['texts'] }) {
  const { href, organisation } = useSite();
  const own = useOwnWords();
  const write = useAmounts();
  const { goal, raised, percent } = caisseProgress(fund, organisation.devise);
  return (
    <div className="side-row">
      <h3 {...own(fund.name)}>{fund.name}</h3>
      {goal !== null && percent !== null && (
        <>
          <progress max={100} value={Math.min(percent, 100)} aria-label={fund.name} />
          <p className="muted" suppressHydrationWarning>
            {texts.raisedOf(write(raised), write(goal))}
          </p>
        </>
      )}
      {isCaisseOpen(fund) && (
        <LinkButton wide variant="secondary" href={href(pagePath('DON', fund.id))}>
          {texts.give}
          <span className="visually-hidden">{` – ${fund.name}`}</span>
        </LinkButton>
      )}
    </div>
  );
}

function Sessions({ event, texts }: AsideProps) {
  const { page } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  return (
    <section className="side-card">
      <h2>{texts.dates}</h2>
      <ul className="side-dates">
        {event.sessions.map(({ id, dateEvent, dateFin, title }) => {
          const { day, time } = dates.span(dateEvent, dateFin);
          const isOver = (dateFin ?? dateEvent) < page.site.now;
          return (
            <li key={id} className={isOver ? 'side-date-over' : undefined}>
              <time dateTime={dateEvent} suppressHydrationWarning>
                {day}
                {time && (
                  <span className="hours" suppressHydrationWarning>
                    {time}
                  </span>
                )}
              </time>
              {title && <span {...own(title)}>{title}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
