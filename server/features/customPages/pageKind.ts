import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AdminPage } from '../../../src/contract/site/adminPages';
import { PAGE_BLOCKS } from '../../../src/contract/site/customPages';
import { isReservedPath } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { customPages } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { HttpError, malformed } from '../../errors';
import type { ContentKind } from '../content/contentKind';
import { lockOrganisation } from '../organisations/organisationStore';
import { forgetRevisions, keepRevision, revised } from '../revisions/revisionStore';
import { prepareBlocks } from './prepareBlocks';

/** Pages of blocks (ENT-20), each under an address of its own. */
export const pageKind: ContentKind<typeof customPages, AdminPage> = {
  table: customPages,
  name: 'page',
  subject: 'page',
  searched: searchedTexts.pages(customPages),
  blank: () => ({
    path: '',
    title: '',
    description: '',
    metaTitle: '',
    metaDescription: '',
    metaImage: '',
    content: '',
    hidden: false,
  }),
  async write({ path, content, ...document }, before, { tx, organisationId, id, createdAt }) {
    if (path !== before?.path) await refusePath(tx, organisationId, id, path);
    return {
      document,
      path,
      content: content === before?.content ? content : prepareBlocks(content, PAGE_BLOCKS, 'content'),
      at: createdAt,
    };
  },
  // Pages that were made before they could be hidden do not say so.
  read: ({ document, content, path }) => ({ ...document, content, path, hidden: document.hidden ?? false }),
  versions: {
    // Whether it is shown is decided elsewhere: going back to a version hides and shows nothing.
    keep: (tx, { document: { hidden: _, ...settings }, path, content, updatedAt: createdAt, ...row }, actor) =>
      keepRevision(tx, revised('page', row), { settings: { ...settings, path }, content, actor, createdAt }),
    forget: (tx, row) => forgetRevisions(tx, revised('page', row)),
  },
};

/** Pages that visitors find, or those that they do not (PAGE-03). */
export const pagesThat = (state: 'shown' | 'hidden'): SQL =>
  sql`coalesce(${customPages.document} ->> 'hidden', 'false') = ${String(state === 'hidden')}`;

/** @throws HttpError 400 for an address of the site itself, 409 for that of another page */
async function refusePath(tx: Queries, organisationId: string, id: string, path: string): Promise<void> {
  if (isReservedPath(path)) throw malformed('path', 'is an address of the site itself');
  // One at a time, so that no two pages get the same address.
  await lockOrganisation(tx, organisationId);
  const others = and(
    eq(customPages.organisationId, organisationId),
    eq(customPages.path, path),
    ne(customPages.id, id),
  );
  const [other] = await tx.select({ id: customPages.id }).from(customPages).where(others);
  if (other) throw new HttpError(409, `The page "${other.id}" has this address.`, 'taken');
}
