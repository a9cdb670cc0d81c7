import type { Client } from '../client/client';
import { resolvePage } from '../contract/site/resolvePage';
import type { Language } from '../contract/terms/languages';
import type { Shown } from './Page';
import { prepare } from './prepare';

interface Asked {
  readonly path: string;
  readonly lang: Language | undefined;
  /** The page's own host, where nothing else says whose site it is. */
  readonly host: string | undefined;
  /** The server has drawn the page around. */
  readonly isDrawn: boolean;
}

/** Loads the page at a path of the site, and what it is drawn from (SITE-03). @throws ApiError, LoadError */
export async function loadPage(client: Client, { path, lang, host, isDrawn }: Asked): Promise<Shown> {
  const query = { path, ...(lang && { lang }), ...(host && { host }) };
  const { data } = await client.call(resolvePage, { query, quiet: true });
  return prepare(data, isDrawn ? 'document' : 'element');
}
