import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { languageNames } from './languageNames';
import { globeIcon } from './siteIcons';

/** The same page in the other languages of the organisation (SITE-20), where there is room for it in the bar. */
export function LanguageSwitch() {
  const { page, lang, texts } = useSite();
  if (page.site.languages.length < 2) return null;
  return (
    <details className="site-languages">
      <summary aria-label={`${lang.toUpperCase()} – ${texts.language}: ${languageNames[lang]}`}>
        <Icon path={globeIcon} />
        <span aria-hidden="true">{lang.toUpperCase()}</span>
      </summary>
      <LanguageList className="site-panel" />
    </details>
  );
}

/** The languages as a list; in the menu of a phone it stands open. */
export function LanguageList({ className }: { className: string }) {
  const { page, lang, base } = useSite();
  return (
    <ul className={className}>
      {page.site.languages.map((one) => (
        <li key={one.lang}>
          <a
            href={`${base}${one.href}`}
            lang={one.lang}
            hrefLang={one.lang}
            data-language={one.lang}
            aria-current={one.lang === lang ? 'true' : undefined}
          >
            {languageNames[one.lang]}
          </a>
        </li>
      ))}
    </ul>
  );
}
