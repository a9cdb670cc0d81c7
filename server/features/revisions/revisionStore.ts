import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, lt, lte, type SQL } from 'drizzle-orm';
import type { CustomSection } from '../../../src/contract/campaigns/campaigns';
import type { CustomPage } from '../../../src/contract/site/customPages';
import type { Queries } from '../../db/database';
import { pageRevisions } from '../../db/schema';

type Row = typeof pageRevisions.$inferSelect;

/** What versions hold beside the content. */
interface Settings {
  readonly page: Omit<CustomPage, 'id' | 'content'>;
  readonly section: Pick<CustomSection, 'label'>;
  readonly home: object;
}

/** Whose versions they are. */
export interface Revised<K extends keyof Settings = keyof Settings> {
  readonly organisationId: string;
  readonly kind: K;
  readonly recordId: string;
}

interface Revision<K extends keyof Settings> extends Pick<Row, 'content' | 'actor' | 'createdAt'> {
  readonly settings: Settings[K];
}

/** How many versions of a record are kept. */
const KEPT_REVISIONS = 100;

/** Names a record among what has versions. */
export const revised = <K extends keyof Settings>(
  kind: K,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Revised<K> => ({ organisationId, kind, recordId: id });

const versionsOf = ({ organisationId, kind, recordId }: Revised, which?: SQL): SQL | undefined =>
  and(
    eq(pageRevisions.organisationId, organisationId),
    eq(pageRevisions.kind, kind),
    eq(pageRevisions.recordId, recordId),
    which,
  );

/**
 * Keeps a record as it is now, in the transaction that writes it and under its lock (BUILD-100). What differs in nothing from
 * the newest version makes none; the oldest one goes when there are too many.
 */
export async function keepRevision<K extends keyof Settings>(
  tx: Queries,
  record: Revised<K>,
  { settings, content, actor, createdAt }: Revision<K>,
): Promise<void> {
  const { revision: number } = pageRevisions;
  const [last] = await tx.select().from(pageRevisions).where(versionsOf(record)).orderBy(desc(number)).limit(1);
  if (last?.content === content && isDeepStrictEqual(last.settings, settings)) return;
  const revision = (last?.revision ?? 0) + 1;
  await tx.insert(pageRevisions).values({ ...record, revision, settings, content, actor, createdAt });
  await tx.delete(pageRevisions).where(versionsOf(record, lte(number, revision - KEPT_REVISIONS)));
}

/** A record that is deleted takes its versions along. */
export async function forgetRevisions(tx: Queries, record: Revised): Promise<void> {
  await tx.delete(pageRevisions).where(versionsOf(record));
}

/** Versions of a record without what they hold, newest first. */
export function pageOfRevisions(
  queries: Queries,
  record: Revised,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<Pick<Row, 'revision' | 'actor' | 'createdAt'>[]> {
  const { revision, actor, createdAt } = pageRevisions;
  const older = before === undefined ? undefined : lt(revision, before);
  return queries
    .select({ revision, actor, createdAt })
    .from(pageRevisions)
    .where(versionsOf(record, older))
    .orderBy(desc(revision))
    .limit(limit);
}

/** One version of a record; or null. */
export async function findPageRevision<K extends keyof Settings>(
  queries: Queries,
  record: Revised<K>,
  revision: number,
): Promise<(Revision<K> & Pick<Row, 'revision'>) | null> {
  const [row] = await queries
    .select()
    .from(pageRevisions)
    .where(versionsOf(record, eq(pageRevisions.revision, revision)));
  return row ? { ...row, settings: row.settings as Settings[K] } : null;
}
