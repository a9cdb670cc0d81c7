import type { NewsItem } from '../../../contract/site/news';
import type { SiteCardsTexts } from '../../../i18n/siteCards';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';
import { useDates } from './useDates';

interface NewsFactsProps {
  readonly item: NewsItem;
  readonly texts: SiteCardsTexts['news'];
  /** All themes, not only the first. */
  readonly whole?: boolean;
}

/** Topics, date and author of a news item: the organisation's contact (NEWS-02). */
export function NewsFacts({ item, texts, whole = false }: NewsFactsProps) {
  const { organisation } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  const { prenom = '', nom = '' } = organisation.contact ?? {};
  const author = `${prenom} ${nom}`.trim();
  const themes = whole ? item.thematiques : item.thematiques.slice(0, 1);
  return (
    <div className="news-facts">
      {themes.length > 0 && (
        <ul aria-label={texts.themes} {...own(themes[0])}>
          {themes.map((theme) => (
            <li key={theme} className="theme">
              {theme}
            </li>
          ))}
        </ul>
      )}
      <p className="muted">
        <time dateTime={item.datetime} suppressHydrationWarning>
          {dates.date(item.datetime)}
        </time>
        {author && <span>{texts.by(author)}</span>}
      </p>
    </div>
  );
}
