import type { Database } from '../../db/database';
import { siteAddress } from '../organisations/siteAddress';
import type { ResolvedPage } from './composePage';
import type { AskedPage, SiteDeps } from './pageResolver';

/** Pages of all organisations together. With what is drawn of them they take some 150 kB each. */
const MOST = 200;
const MINUTE = 60_000;

/** The page that was used last is the last one. */
const pages = new WeakMap<Database, Map<string, Promise<ResolvedPage | null>>>();

/**
 * A page from memory (SITE-18): as it was read in this minute for the same content of the organisation and the same totals
 * of its funds. The version of the content was known before it was read, so that nothing older stands under it.
 */
export async function remembered(
  deps: SiteDeps,
  { organisation, lang, reads }: AskedPage,
  whole: string,
  read: () => Promise<ResolvedPage | null>,
): Promise<ResolvedPage | null> {
  const { database, now } = deps;
  const { id, contentVersion } = organisation;
  const funds = await reads.totals();
  const totals = funds.map(({ counted, received }) => `${counted} ${received}`).join();
  const known = pages.get(database) ?? new Map<string, Promise<ResolvedPage | null>>();
  pages.set(database, known);
  const minute = Math.floor(now().getTime() / MINUTE);
  const key = [id, contentVersion, minute, lang, siteAddress(deps, organisation), whole, totals].join('\n');
  const page = known.get(key) ?? read();
  known.delete(key);
  known.set(key, page);
  const forget = () => known.get(key) === page && known.delete(key);
  // Missing pages are asked for under endless addresses.
  page.then((found) => (!found || found.head.fleeting) && forget(), forget);
  for (const oldest of known.keys()) if (known.size > MOST) known.delete(oldest);
  return page;
}
