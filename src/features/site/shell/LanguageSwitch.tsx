import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { languageNames } from './languageNames';
import { globeIcon } from './siteIcons';

/** The same page in the other languages of the organisation (SITE-20). */
export function LanguageSwitch() {
  const { page, lang, texts, base } = useSite();
  const { languages } = page.site;
  if (languages.length < 2) return null;
  return (
    <details className="site-languages" data-fold="">
      <summary aria-label={`${texts.language}: ${languageNames[lang]}`}>
        <Icon path={globeIcon} />
        <span aria-hidden="true">{lang.toUpperCase()}</span>
      </summary>
      <ul className="site-panel">
        {languages.map((one) => (
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
    </details>
  );
}
