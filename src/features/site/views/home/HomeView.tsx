import type { PageOf } from '../../../../contract/site/pageData';
import { HOME_EVENTS, pagePath } from '../../../../core/site';
import { EventCard } from '../../content/EventCard';
import { NewsCard } from '../../content/NewsCard';
import { ElementTag } from '../../ElementTag';
import { Address } from '../../home/Address';
import { ArticleCard } from '../../home/ArticleCard';
import { FundCircles } from '../../home/FundCircles';
import { Hero } from '../../home/Hero';
import { HomeSection } from '../../home/HomeSection';
import { usefulLinks } from '../../home/homeSettings';
import type { HomeTexts } from '../../home/homeTexts';
import { LinkCards } from '../../home/LinkCards';
import { TimesCard } from '../../schedule/TimesCard';
import { type PageBlocks, useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';
import { WithoutScripts } from '../../WithoutScripts';

const MOST_NEWS = 3;
const MOST_ARTICLES = 3;

interface HomeViewProps {
  readonly page: PageOf<'HOME'>;
  readonly texts: HomeTexts;
  readonly blocks: PageBlocks | null;
}

/** The organisation's home page, part by part (HOME-01). What it has nothing of is left out. */
export function HomeView({ page, texts, blocks }: HomeViewProps) {
  const { organisation, href } = useSite();
  const own = useOwnWords();
  const [content] = page.data;
  if (!content) return null;
  const { horaires, events, news, caisses, campaigns, forms } = content;
  const hasAside = horaires !== null || Boolean(organisation.adresse);
  const words = texts.home;
  return (
    <div className="site-home">
      <div className={hasAside ? 'home-top home-top-split' : 'home-top'}>
        <Hero texts={texts} />
        {hasAside && (
          <div className="home-aside">
            {horaires && (
              <div className="home-times">
                <TimesCard schedule={horaires} texts={texts.times} />
                <a href={href(pagePath('HORAIRES'))}>{texts.times.all}</a>
              </div>
            )}
            <Address texts={words} />
          </div>
        )}
      </div>
      {events.length > 0 && (
        <HomeSection title={words.events} more={{ text: words.allEvents, path: pagePath('EVENTS') }}>
          <ul className="home-events">
            {events.slice(0, HOME_EVENTS).map((event) => (
              <li key={`${event.id} ${event.dateEvent}`}>
                <EventCard event={event} texts={texts.content.events} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      {news.length > 0 && (
        <HomeSection title={words.news} more={{ text: words.allNews, path: pagePath('ACTU') }}>
          <ul className="card-grid">
            {news.slice(0, MOST_NEWS).map((item) => (
              <li key={item.id}>
                <NewsCard item={item} texts={texts.content} level="h3" />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <HomeSection title={words.support}>
        <div className="home-support">
          <div className="site-give">
            <ElementTag tag="org-donation" attributes={{ quick: '' }} />
            <WithoutScripts texts={texts.pages} />
          </div>
          <FundCircles funds={caisses} texts={words} />
          <LinkCards title={words.campaigns} level="h3" links={campaigns} />
        </div>
      </HomeSection>
      {blocks && (
        <div className="home-section blocks" {...own()}>
          <blocks.View texts={texts.content} />
        </div>
      )}
      <div className="home-links">
        <LinkCards title={words.forms} links={forms} />
        <LinkCards
          title={words.links}
          links={usefulLinks(organisation.config).map(({ name, url }) => ({ title: name, href: url }))}
        />
      </div>
      {page.site.articles.length > 0 && (
        <HomeSection title={words.articles}>
          <ul className="card-grid">
            {page.site.articles.slice(0, MOST_ARTICLES).map((article) => (
              <li key={article._id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </div>
  );
}
