import { eq } from 'drizzle-orm';
import { PAGE_BLOCKS } from '../../../src/contract/site/customPages';
import type { BodyOut } from '../../../src/contract/route';
import type { MenuItem, SiteSettings, updateSite as updateRoute } from '../../../src/contract/site/menu';
import type { Queries } from '../../db/database';
import { keepTexts } from '../../db/keepTexts';
import { sites } from '../../db/schema';
import type { Deps } from '../../deps';
import { malformed, outdated, Outdated } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { differences, recordChange } from '../audit/recordChange';
import { contentChanges, lockOrganisation } from '../organisations/organisationStore';
import { keepRevision, revised } from '../revisions/revisionStore';
import { textsOfLayout } from '../translations/translatedLayouts';
import { prepareBlocks } from './prepareBlocks';

/** The record that the texts of the home page's blocks are of. */
export const HOME_BLOCKS = 'home';

const empty: SiteSettings = { web_menu: [], mainPage: { content: '' } };

/** An organisation's settings for all pages of its site. */
export async function readSite(queries: Queries, organisationId: string): Promise<SiteSettings> {
  const [row] = await queries.select().from(sites).where(eq(sites.organisationId, organisationId));
  if (!row) return empty;
  return { web_menu: row.menu, mainPage: { content: row.content } };
}

/** The organisation's own items of the menu (SITE-30); nothing else is read. */
export async function readMenu(queries: Queries, organisationId: string): Promise<SiteSettings['web_menu']> {
  const own = eq(sites.organisationId, organisationId);
  const [row] = await queries.select({ menu: sites.menu }).from(sites).where(own);
  return row?.menu ?? [];
}

/** The blocks of the home page (HOME-06), as JSON text; empty if there are none. */
export async function readMainPage(queries: Queries, organisationId: string): Promise<string> {
  const own = eq(sites.organisationId, organisationId);
  const [row] = await queries.select({ content: sites.content }).from(sites).where(own);
  return row?.content ?? '';
}

/**
 * Sets them within the caller's transaction; absent keys stay.
 * @param options `actor`: who changes them; `meet` is shown what is there, and throws if that is not what the change was made on
 * @throws HttpError 400
 */
export async function setSiteIn(
  tx: Queries,
  { now }: Pick<Deps, 'now'>,
  organisationId: string,
  given: { readonly [K in keyof SiteSettings]?: SiteSettings[K] | undefined },
  { actor = null, meet = () => {} }: { actor?: string | null; meet?(before: SiteSettings): void } = {},
): Promise<{ before: SiteSettings; after: SiteSettings }> {
  // There may be no row yet: changes wait for one another here.
  await lockOrganisation(tx, organisationId);
  const before = await readSite(tx, organisationId);
  meet(before);
  const { web_menu = before.web_menu, mainPage = before.mainPage } = given;
  refuseMenu(web_menu);
  const isSame = mainPage.content === before.mainPage.content;
  const content = isSame ? mainPage.content : prepareBlocks(mainPage.content, PAGE_BLOCKS, 'mainPage.content');
  const row = { organisationId, menu: web_menu, content, updatedAt: now() };
  await contentChanges(tx, organisationId);
  await tx.insert(sites).values(row).onConflictDoUpdate({ target: sites.organisationId, set: row });
  const record = { organisationId, kind: 'organisation' as const, recordId: HOME_BLOCKS };
  await keepTexts(tx, { ...record, name: '', at: new Date(0) }, textsOfLayout(content), row.updatedAt);
  const version = { settings: {}, content, actor, createdAt: row.updatedAt };
  if (!isSame) await keepRevision(tx, revised('home', { organisationId, id: HOME_BLOCKS }), version);
  return { before, after: { web_menu, mainPage: { content } } };
}

/** The same with the versions of the menu and of the home page's blocks. */
export const viewSite = ({ mainPage, ...settings }: SiteSettings) => ({
  ...settings,
  menuVersion: versionOf(settings.web_menu),
  mainPage: { ...mainPage, version: versionOf(mainPage) },
});

/**
 * Sets them with an organisation's token. What changes nothing is not noted.
 * @throws Outdated when the menu or the blocks of the home page are of another version than the given one; HttpError 400
 */
export function updateSite(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  { web_menu, menuVersion, mainPage }: BodyOut<typeof updateRoute>,
): Promise<ReturnType<typeof viewSite>> {
  const given = { web_menu, mainPage: mainPage && { content: mainPage.content } };
  const meet = (before: SiteSettings) => {
    const newest = viewSite(before);
    if (mainPage?.version !== undefined && mainPage.version !== newest.mainPage.version)
      throw new Outdated(outdated('home page'), newest);
    if (menuVersion !== undefined && menuVersion !== newest.menuVersion) throw new Outdated(outdated('menu'), newest);
  };
  return deps.database.transaction(async (tx) => {
    const { before, after } = await setSiteIn(tx, deps, holder.organisationId, given, { actor: holder.actor, meet });
    const changes = differences({ ...before }, { ...after });
    if (Object.keys(changes).length > 0)
      await recordChange(tx, deps, holder, { action: 'ADMIN-SITE-UPDATE', subject: 'site', subjectId: null, changes });
    return viewSite(after);
  });
}

/** Every item hangs on another one or on none, and none on itself (SITE-30). @throws HttpError 400 */
function refuseMenu(items: readonly MenuItem[]): void {
  const byId = new Map(items.map((item) => [item.id, item]));
  items.forEach(({ id, parent }, at) => {
    const path = `web_menu.${at}`;
    if (items.findIndex((item) => item.id === id) !== at) throw malformed(`${path}.id`, 'is the id of another item');
    if (parent === null) return;
    if (!byId.has(parent)) throw malformed(`${path}.parent`, `there is no item "${parent}"`);
    const seen = new Set([id]);
    for (let above = byId.get(parent); above; above = above.parent === null ? undefined : byId.get(above.parent)) {
      if (seen.has(above.id)) throw malformed(`${path}.parent`, 'must not lead back to the item itself');
      seen.add(above.id);
    }
  });
}
