import { useRef } from 'react';
import { givePath, siteMenu } from '../../../core/site';
import { LinkButton } from '../../../ui/LinkButton';
import { Logo } from '../../../ui/Logo';
import { useSite } from '../siteContext';
import { Drawer } from './Drawer';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuList } from './MenuList';
import { useFolds } from './useFolds';

/** Entries whose names take more room than this, in letters, stand in a row of their own. */
const ONE_ROW = 44;

/** The bar with name, menu, languages and the button to give (SITE-30): `<details>` and links, which need no script. */
export function Header() {
  const { page, organisation, texts, home, href, apiHost } = useSite();
  const bar = useRef<HTMLElement>(null);
  useFolds(bar, page);
  const entries = siteMenu(organisation, page.site.menu);
  const give = givePath(organisation);
  const giving = page.site.giving.map((one) => ({ ...one, key: one.url, children: [] }));
  const giveMenu = giving.length > 0 ? [{ key: 'DON', name: { page: 'DON' } as const, url: '', children: giving }] : [];
  const length = entries.reduce((sum, { name }) => sum + nameOf(name, texts).length, 0);
  return (
    <header ref={bar} className={length > ONE_ROW ? 'site-header site-header-tall' : 'site-header'}>
      <div className="site-inner">
        <a className="site-brand" href={home}>
          <Logo address={organisation.logo} base={apiHost} className="site-logo" size={44} />
          <bdi>{organisation.shortName || organisation.name}</bdi>
        </a>
        <nav className="site-nav" aria-label={texts.mainMenu}>
          <MenuList entries={entries} group="site-menu" />
        </nav>
        <div className="site-actions">
          <LanguageSwitch />
          {give && (
            <div className="site-giving">
              <LinkButton href={href(give)} data-give="">
                {texts.builtIn.DON}
              </LinkButton>
              <MenuList entries={giveMenu} />
            </div>
          )}
          <Drawer entries={[...entries, ...giveMenu]} />
        </div>
      </div>
    </header>
  );
}

const nameOf = (name: ReturnType<typeof siteMenu>[number]['name'], texts: ReturnType<typeof useSite>['texts']) =>
  typeof name === 'string' ? name : texts.builtIn[name.page];
