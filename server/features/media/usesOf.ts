import { sql } from 'drizzle-orm';
import type { MediaUse } from '../../../src/contract/site/media';
import type { Queries } from '../../db/database';

interface Place {
  readonly subject: string;
  readonly table: string;
  readonly id?: string;
  readonly owner: string;
  readonly name: string;
}

/** The tables whose records may name a picture or PDF, and how a record is called there. */
const places: readonly Place[] = [
  { subject: 'organisation', table: 'organisations', owner: 'id', name: `document ->> 'name'` },
  { subject: 'caisse', table: 'caisses', owner: 'organisation_id', name: 'name' },
  { subject: 'service', table: 'services', owner: 'organisation_id', name: 'name' },
  { subject: 'campaign', table: 'campaigns', owner: 'organisation_id', name: 'label' },
  { subject: 'event', table: 'events', owner: 'organisation_id', name: `document ->> 'name'` },
  { subject: 'news', table: 'news', owner: 'organisation_id', name: `document ->> 'title'` },
  { subject: 'gallery', table: 'galleries', owner: 'organisation_id', name: `document ->> 'name'` },
  { subject: 'article', table: 'articles', owner: 'organisation_id', name: `document ->> 'title'` },
  { subject: 'page', table: 'custom_pages', owner: 'organisation_id', name: `document ->> 'title'` },
  { subject: 'site', table: 'sites', id: 'organisation_id', owner: 'organisation_id', name: `''` },
  { subject: 'section', table: 'sections', owner: 'organisation_id', name: 'label' },
];

/** The records of an organisation that name an address with this hash. */
export async function usesOf(queries: Queries, organisationId: string, hash: string): Promise<MediaUse[]> {
  const parts = places.map(
    ({ subject, table, id = 'id', owner, name }) => sql`
      select ${subject}::text as subject, ${sql.raw(id)} as id, ${sql.raw(name)} as name from ${sql.raw(table)} as t
      where ${sql.raw(owner)} = ${organisationId} and to_jsonb(t)::text like ${`%/media/${hash}%`}`,
  );
  const forms = sql`
    select 'form' as subject, f.id, coalesce(t.settings ->> 'title', f.id) as name from forms f
      join form_revisions t on t.organisation_id = f.organisation_id and t.form_id = f.id and t.revision = f.revision
      left join form_drafts d on d.organisation_id = f.organisation_id and d.form_id = f.id
    where f.organisation_id = ${organisationId} and concat(to_jsonb(t), to_jsonb(d)) like ${`%/media/${hash}%`}`;
  const images = sql`
    select distinct 'gallery' as subject, g.id, g.document ->> 'name' as name from galleries g
      join gallery_images t on t.organisation_id = g.organisation_id and t.gallery_id = g.id
    where g.organisation_id = ${organisationId} and t.src like ${`%/media/${hash}%`}`;
  const all = sql.join([...parts, forms, images], sql` union `);
  const { rows } = (await queries.execute(sql`${all} order by 1, 2`)) as { rows: MediaUse[] };
  return rows.map(({ subject, id, name }) => ({ subject, id, name }));
}
