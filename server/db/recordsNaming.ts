import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from './database';

interface Place {
  readonly subject: string;
  readonly table: string;
  readonly id?: string;
  readonly owner?: string;
  readonly name: string;
}

/** The tables whose records may name others, and how a record is called there. */
const places: readonly Place[] = [
  { subject: 'organisation', table: 'organisations', owner: 'id', name: `document ->> 'name'` },
  { subject: 'caisse', table: 'caisses', name: 'name' },
  { subject: 'service', table: 'services', name: 'name' },
  { subject: 'campaign', table: 'campaigns', name: 'label' },
  { subject: 'event', table: 'events', name: `document ->> 'name'` },
  { subject: 'news', table: 'news', name: `document ->> 'title'` },
  { subject: 'gallery', table: 'galleries', name: `document ->> 'name'` },
  { subject: 'article', table: 'articles', name: `document ->> 'title'` },
  { subject: 'page', table: 'custom_pages', name: `document ->> 'title'` },
  { subject: 'site', table: 'sites', id: 'organisation_id', name: `''` },
  { subject: 'section', table: 'sections', name: 'label' },
];

/** A row as text, without what it is itself known by. */
const textOf = (row: 't' | 'd') => sql.raw(`(to_jsonb(${row}) - '{id,organisation_id,form_id,path}'::text[])::text`);

interface NamingRecord {
  readonly subject: string;
  readonly id: string;
  readonly name: string;
}

/** The records of an organisation that name an id, where a value of JSON or a step of an address is: within words it is none. */
export const recordsNamingId = (queries: Queries, organisationId: string, id: string): Promise<NamingRecord[]> =>
  recordsNaming(queries, organisationId, (text) => sql`${text} ~ ${`["/=]${id}(["\\\\/?#&]|$)`}`);

/**
 * The records of an organisation whose text fulfils a condition: settings, funds, services, campaigns, content, pages, menu, sections, forms with
 * their drafts.
 */
export async function recordsNaming(
  queries: Queries,
  organisationId: string,
  matches: (text: SQL) => SQL,
): Promise<NamingRecord[]> {
  const parts = places.map(
    ({ subject, table, id = 'id', owner = 'organisation_id', name }) => sql`
      select ${subject}::text as subject, ${sql.raw(id)} as id, ${sql.raw(name)} as name from ${sql.raw(table)} as t
      where ${sql.raw(owner)} = ${organisationId} and ${matches(textOf('t'))}`,
  );
  const forms = sql`
    select 'form' as subject, f.id, coalesce(t.settings ->> 'title', f.id) as name from forms f
      join form_revisions t on t.organisation_id = f.organisation_id and t.form_id = f.id and t.revision = f.revision
      left join form_drafts d on d.organisation_id = f.organisation_id and d.form_id = f.id
    where f.organisation_id = ${organisationId} and ${matches(sql`concat(${textOf('t')}, ${textOf('d')})`)}`;
  const images = sql`
    select distinct 'gallery' as subject, g.id, g.document ->> 'name' as name from galleries g
      join gallery_images t on t.organisation_id = g.organisation_id and t.gallery_id = g.id
    where g.organisation_id = ${organisationId} and ${matches(sql`t.src`)}`;
  const all = sql.join([...parts, forms, images], sql` union `);
  const { rows } = (await queries.execute(sql`${all} order by 1, 2`)) as { rows: NamingRecord[] };
  return rows.map(({ subject, id, name }) => ({ subject, id, name }));
}
