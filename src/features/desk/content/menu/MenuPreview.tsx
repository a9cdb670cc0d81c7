import { use, useMemo, useState, type CSSProperties } from 'react';
import type { Language } from '../../../../contract/common';
import type { OwnMenuItem } from '../../../../contract/site/menu';
import { configText } from '../../../../core/organisation';
import { givePath, siteMenu, type MenuEntry } from '../../../../core/site';
import { directionOf, loadTexts } from '../../../../i18n/catalogue';
import { deskMenuTexts, type DeskMenuTexts } from '../../../../i18n/deskMenu';
import { languageNames } from '../../../../i18n/languageNames';
import { Select } from '../../../../ui/fields/Select';
import { Late } from '../../../../ui/Late';
import type { SiteOwner } from '../useSiteOwner';
import { useMenuTexts } from './menuTexts';

interface MenuPreviewProps {
  readonly about: SiteOwner;
  readonly items: readonly OwnMenuItem[];
}

/** The menu as visitors will read it, the pages of ours included, in each language of the site. */
export function MenuPreview({ about, items }: MenuPreviewProps) {
  const words = useMenuTexts();
  const { language, languages = [] } = about;
  const offered = [language, ...languages.filter((lang) => lang !== language)];
  const [lang, setLang] = useState<Language>(language);
  const missing = lang === language ? 0 : items.filter(({ names }) => !names?.[lang]?.trim()).length;
  const texts = useMemo(() => loadTexts(deskMenuTexts, lang), [lang]);
  return (
    <section className="stack menu-look" aria-label={words.preview}>
      <div className="desk-head">
        <h2>{words.preview}</h2>
        {offered.length > 1 && (
          <Select
            label={words.previewIn}
            hideLabel
            value={lang}
            options={offered.map((one) => ({ value: one, label: languageNames[one] }))}
            onValue={setLang}
          />
        )}
      </div>
      {missing > 0 && <p className="field-hint">{words.missing(missing)}</p>}
      <Late>
        <Bar {...{ about, items, lang, texts }} />
      </Late>
    </section>
  );
}

function Bar({ about, items, lang, texts }: MenuPreviewProps & { lang: Language; texts: Promise<DeskMenuTexts> }) {
  const { builtIn } = use(texts);
  const own = items.map(({ names, ...item }) => ({ ...item, name: names?.[lang]?.trim() || item.name || '…' }));
  const entries = siteMenu(about, own);
  const { config } = about;
  const colours = {
    '--menu-bg': configText(config, 'color.menu.bg') || undefined,
    '--menu-text': configText(config, 'color.menu.text') || undefined,
  } as CSSProperties;
  const text = ({ name }: MenuEntry) => (typeof name === 'string' ? name : builtIn[name.page]);
  return (
    <div className="menu-bar" lang={lang} dir={directionOf(lang)} style={colours}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <bdi>{text(entry)}</bdi>
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.key}>
                    <bdi>{text(child)}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {givePath(about) !== null && <li className="menu-give">{builtIn.DON}</li>}
      </ul>
    </div>
  );
}
