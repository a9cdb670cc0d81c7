import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { copyRows } from './copyRows';

/**
 * Adds as many forms and campaigns as an organisation has after years. In each list that is searched one row, and that not
 * among the newest, says `zebra`; as few forms and campaigns are closed.
 */
export async function addManyNamed(queries: Queries, times: number): Promise<void> {
  const id = sql`'z-' || lpad(n::text, 6, '0')`;
  const at = sql`'2026-01-01'::timestamptz + n * interval '1 minute'`;
  const copy = (table: string, where: SQL, changes: SQL) => copyRows(queries, table, { where, times, changes });
  const form = sql`(select min(id) from forms)`;
  const open = sql`'created_at', ${at}, 'active', n <> ${times / 3}::int`;
  await copy('forms', sql`row.id = ${form}`, sql`jsonb_build_object('id', ${id}, 'revision', 1, ${open})`);
  await copy(
    'form_revisions',
    sql`row.form_id = ${form} and row.revision = 1`,
    sql`jsonb_build_object('form_id', ${id})`,
  );
  await queries.execute(sql`insert into form_counts select organisation_id, id, 'live', 'kept', 100, created_at from forms
    where id like 'z-%'`);
  const scarce = sql`case when active then 0 else 2 end`;
  await queries.execute(sql`insert into form_stocks
    (id, organisation_id, form_id, position, products, capacity, scarce, scarce_in_trial)
    select id, organisation_id, id, 0, '["P1"]', 30, ${scarce}, ${scarce} from forms where id like 'z-%'`);
  await queries.execute(sql`insert into stock_counts (stock_id, slot, mode, capacity, sold)
    select id, '', 'live', 30, 3 from form_stocks where id like 'z-%'`);
  await copy('campaigns', sql`row.id = 'gala'`, sql`jsonb_build_object('id', ${id}, ${open})`);
  const rare = sql`id = 'z-' || lpad(${times / 3}::int::text, 6, '0')`;
  const rename = (table: string, change: SQL) =>
    queries.execute(sql`update ${sql.raw(table)} set ${change} where ${rare}`);
  await rename('forms', sql`title = 'Zébra'`);
  await rename('campaigns', sql`label = 'Zébra'`);
  await rename('debts', sql`name = 'Zébra'`);
  await rename('subscribers', sql`email = 'zebra@example.org', state = 'left'`);
  await rename('links', sql`config = config || '{"label": "Zébra"}'`);
  await queries.execute(sql`vacuum analyze`);
}
