import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { articleKind } from '../features/content/articleKind';
import { createContentIn } from '../features/content/contentKind';
import { eventKind } from '../features/content/eventKind';
import { galleryKind } from '../features/content/galleryKind';
import { replaceImagesIn } from '../features/content/galleryImages';
import { newsKind } from '../features/content/newsKind';
import { pageKind } from '../features/customPages/pageKind';
import { copyRows } from './copyRows';

/** The tables, and what their rows are named by. */
const named = { events: 'name', news: 'title', galleries: 'name', articles: 'title', custom_pages: 'title' };

/** Adds as much of each kind of content to the organisation `demo` as one has after years; all its events are over. */
export async function addManyContents(deps: Deps, times: number): Promise<void> {
  const { database } = deps;
  await database.transaction(async (tx) => {
    const id = 'many';
    await createContentIn(tx, deps, eventKind, 'demo', { id, name: 'Many', dateEvent: '2020-01-01T10:00:00Z' });
    await createContentIn(tx, deps, newsKind, 'demo', { id, title: 'Many' });
    const gallery = await createContentIn(tx, deps, galleryKind, 'demo', { id, name: 'Many' });
    await replaceImagesIn(tx, gallery, [{ src: '/a.png', alt: '' }], new Date(0));
    await createContentIn(tx, deps, articleKind, 'demo', { id, title: 'Many', categorie: id });
    await createContentIn(tx, deps, pageKind, 'demo', { id, title: 'Many', path: id });
  });
  const where = sql`row.id = 'many'`;
  const changes = sql`jsonb_build_object('id', 'z-' || lpad(n::text, 6, '0'), 'path', 'many-' || n,
    'at', '2020-01-01'::timestamptz + n * interval '1 minute')`;
  for (const table of Object.keys(named)) await copyRows(database.queries, table, { where, times, changes });
  await copyRows(database.queries, 'translations', {
    where: sql`row.record_id = 'many' and row.kind = 'news'`,
    times,
    changes: sql`jsonb_build_object('id', 'z-' || lpad(n::text, 6, '0'), 'record_id', 'z-' || n,
      'place', '5 2020 ' || lpad(n::text, 6, '0'), 'name', case when n = ${Math.floor(times / 3)}::int then 'Zébra' else 'Many' end)`,
  });
  // In each list one, and that not among the newest.
  for (const [table, name] of Object.entries(named))
    await database.queries
      .execute(sql`update ${sql.raw(table)} set document = document || jsonb_build_object(${name}::text, 'Zébra'::text)
      where id = 'z-' || lpad(${Math.floor(times / 3)}::int::text, 6, '0')`);
  await copyRows(database.queries, 'gallery_images', {
    where: sql`row.gallery_id = 'many'`,
    times,
    changes: sql`jsonb_build_object('position', n)`,
  });
}
