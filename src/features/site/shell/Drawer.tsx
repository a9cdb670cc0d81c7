import type { MenuEntry } from '../../../core/site';
import { Icon } from '../../../ui/Icon';
import { useSite } from '../siteContext';
import { CurrencyChoice } from './CurrencyChoice';
import { LanguageList } from './LanguageSwitch';
import { MenuList } from './MenuList';
import { menuIcon } from './siteIcons';
import { SocialLinks } from './SocialLinks';

/** The menu on a phone (SITE-11). */
export function Drawer({ entries }: { entries: readonly MenuEntry[] }) {
  const { texts } = useSite();
  return (
    <details className="site-drawer">
      <summary>
        <Icon path={menuIcon} />
        <span className="visually-hidden">{texts.menu}</span>
      </summary>
      <nav className="site-drawer-panel" aria-label={texts.menu}>
        <MenuList entries={entries} />
        <div className="site-drawer-languages">
          <LanguageList />
          <CurrencyChoice />
        </div>
        <SocialLinks />
      </nav>
    </details>
  );
}
