import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { CurrencyChoice, offersCurrencies } from './CurrencyChoice';
import { languageNames } from '../../../i18n/languageNames';
import { globeIcon } from './siteIcons';

/** The same page in the other languages of the organisation (SITE-20), and its currencies, where there is room in the bar. */
export function LanguageSwitch() {
  const { page, lang, texts, organisation } = useSite();
  if (page.site.languages.length < 2 && !offersCurrencies(organisation)) return null;
  return (
    <details className="site-languages">
      <summary aria-label={`${lang.toUpperCase()} – ${texts.language}: ${languageNames[lang]}`}>
        <Icon path={globeIcon} />
        <span aria-hidden="true">{lang.toUpperCase()}</span>
      </summary>
      <div className="site-panel">
        <LanguageList />
        <CurrencyChoice />
      </div>
    </details>
  );
}

/** The languages as a list; in the menu of a phone it stands open. */
export function LanguageList() {
  const { page, lang, base } = useSite();
  if (page.site.languages.length < 2) return null;
  return (
    <ul>
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
