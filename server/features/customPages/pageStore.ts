import { and, eq } from 'drizzle-orm';
import type { CustomPage } from '../../../src/contract/site/customPages';
import type { Queries } from '../../db/database';
import { customPages } from '../../db/schema';
import { pageKind } from './pageKind';

/** The page at a path of an organisation's site, without a leading slash; or null for none and for a hidden one (PAGE-03). */
export async function findPageByPath(
  queries: Queries,
  organisationId: string,
  path: string,
): Promise<CustomPage | null> {
  const [row] = await queries
    .select()
    .from(customPages)
    .where(and(eq(customPages.organisationId, organisationId), eq(customPages.path, path)));
  if (!row) return null;
  const { hidden, ...page } = pageKind.read(row);
  return hidden ? null : { ...page, id: row.id };
}
