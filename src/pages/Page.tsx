import { memo, useMemo } from 'react';
import type { Client } from '../client/client';
import type { Clock } from '../client/clock';
import type { PageData } from '../contract/site/pageData';
import { addressInSite } from '../core/site';
import { SiteProvider, SiteShell, type PageBlocks, type RouteModule, type Site } from '../features/site';
import { directionOf } from '../i18n/catalogue';
import type { SiteTexts } from '../i18n/site';

/** A page with all that it is drawn from: loaded before it is drawn, on the server as in a browser. */
export interface Shown {
  readonly page: PageData;
  readonly module: RouteModule;
  readonly viewTexts: unknown;
  readonly texts: SiteTexts;
  /** Blocks that its organisation has put on it; null for none. */
  readonly blocks: PageBlocks | null;
  /** Style sheets that are not there yet. */
  readonly styles: readonly string[];
}

/** Facilities that only a browser has. */
export interface Browsing {
  readonly clock: Clock;
  readonly client: Client;
  readonly apiHost: string | undefined;
  readonly passed: Site['passed'];
  readonly overlay: HTMLElement;
  /** Prefix of addresses: `#` where the host owns the path. */
  readonly start: string;
  navigate(address: string): void;
  notify(text: string): void;
}

interface PageProps {
  readonly shown: Shown;
  readonly base: string;
  readonly embed: boolean;
  readonly browsing: Browsing | null;
  /** Said to screen readers when another page is shown. */
  readonly announced?: string;
  /** Another page is on its way (SITE-04). */
  readonly busy?: boolean;
}

/** A whole page of a site: its view within the shell. The same on both sides, or the browser would draw it anew. */
export function Page({ announced = '', busy = false, ...drawn }: PageProps) {
  return (
    <>
      <Drawn {...drawn} />
      <div className="visually-hidden" role="status">
        {busy ? drawn.shown.texts.loading : announced}
      </div>
      {busy && <div className="site-progress" aria-hidden="true" />}
    </>
  );
}

/** Drawn once for each page: not while another is on its way, and not when that is said. */
const Drawn = memo(function Drawn({ shown, base, embed, browsing }: Omit<PageProps, 'announced' | 'busy'>) {
  const { page, module, viewTexts, texts, blocks } = shown;
  const site = useMemo<Site>(() => {
    const begin = `${browsing?.start ?? ''}${base}`;
    const home = page.site.home;
    return {
      page,
      lang: page.lang,
      direction: directionOf(page.lang),
      texts,
      organisation: page.organisation,
      base: begin,
      home: `${begin}${home}` || '/',
      href: (path) => addressInSite(path, begin, home),
      clock: browsing?.clock ?? null,
      client: browsing?.client ?? null,
      apiHost: browsing?.apiHost,
      passed: browsing?.passed ?? {},
      embed,
      navigate: (address) => browsing?.navigate(address),
      notify: (text) => browsing?.notify(text),
      overlay: browsing?.overlay ?? null,
    };
  }, [page, texts, base, embed, browsing]);
  const { View } = module;
  return (
    <SiteProvider value={site}>
      <SiteShell>
        <View key={`${page.type} ${page.site.canonical}`} page={page as never} texts={viewTexts} blocks={blocks} />
      </SiteShell>
    </SiteProvider>
  );
});
