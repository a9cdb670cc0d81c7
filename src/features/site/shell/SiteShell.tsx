import type { ReactNode } from 'react';
import type { PageData } from '../../../contract/site/pageData';
import { useSite } from '../siteContext';
import { Announcement } from './Announcement';
import { Breadcrumb } from './Breadcrumb';
import { Footer } from './Footer';
import { Header } from './Header';
import { TopBar } from './TopBar';

/** The frame around every page (SITE-30 to SITE-34); inside an iframe the content alone (SITE-09). */
export function SiteShell({ children }: { children: ReactNode }) {
  const { embed, texts, page } = useSite();
  const main = (
    <main id="main" className={`site-main site-page-${page.type.toLowerCase()}`} tabIndex={-1}>
      {children}
    </main>
  );
  const theme = looksOf(page);
  if (embed || ((page.type === 'CAMPAGNE' || page.type === 'HORAIRES') && isScreen(page.data[0])))
    return <div className={`site site-embedded${theme}`}>{main}</div>;
  return (
    <div className={`site${theme}`}>
      <nav aria-label={texts.skip}>
        <a className="site-skip" href="#main">
          {texts.skip}
        </a>
      </nav>
      <Announcement />
      <TopBar />
      <Header />
      <Breadcrumb />
      {main}
      <Footer />
    </div>
  );
}

/** SITE-07: classes of a page's theme and styles. A theme of any other name is the community's. */
function looksOf({ theme = 'DEFAULT', styles = [] }: PageData): string {
  const named = theme === 'DEFAULT' ? [] : [theme === 'CAMPAGNE' ? 'theme-campaign' : 'theme-community'];
  return [...named, ...styles.map((style) => `style-${style}`)].map((one) => ` site-${one}`).join('');
}

/** A big screen takes the whole display (SCREEN-01, HOR-03). */
const isScreen = (shown: unknown) => (shown as { screen?: boolean } | undefined)?.screen === true;
