import type { NewsItem } from '../../../contract/site/news';
import { pagePath } from '../../../core/site';
import type { SiteCardsTexts } from '../../../i18n/siteCards';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import { NewsFacts } from './NewsFacts';
import { Slides } from './Slides';

interface NewsCardProps {
  readonly item: NewsItem;
  readonly texts: SiteCardsTexts;
  readonly level?: 'h2' | 'h3';
}

/** A news item in a list (NEWS-01): all of it is a link to its page. */
export function NewsCard({ item, texts, level: Heading = 'h2' }: NewsCardProps) {
  const { href, navigate } = useSite();
  const own = useOwnWords();
  const address = item.link || href(pagePath('ACTU_DETAIL', item.id));
  return (
    <article className="tile whole-card">
      {item.images.length > 0 && (
        // Pictures that are swiped lie above the link; a press on one follows it all the same.
        <div className="tile-picture" onClick={({ target }) => target instanceof HTMLImageElement && navigate(address)}>
          <Slides
            images={item.type === 'IMAGE' ? item.images : item.images.slice(0, 1)}
            texts={texts.slides}
            sizes="(min-width: 1000px) 370px, (min-width: 640px) 50vw, 100vw"
          />
        </div>
      )}
      <div className="tile-words">
        <NewsFacts item={item} texts={texts.news} />
        <Heading {...own(item.title)}>
          <a className="whole-link" href={address}>
            {item.title}
          </a>
        </Heading>
        {item.description && (
          <p className="clamped" {...own(item.description)}>
            {item.description}
          </p>
        )}
        <p className="tile-more" aria-hidden="true">
          {texts.news.more}
        </p>
      </div>
    </article>
  );
}
