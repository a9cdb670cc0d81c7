import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';

const hasRecords = (organisationId: string, id: string) => sql`(
  exists (select 1 from payments r where r.organisation_id = ${organisationId} and r.contact_id = ${id} and r.contact_id <> '')
  or exists (select 1 from form_submissions r where r.organisation_id = ${organisationId} and r.contact_id = ${id} and r.contact_id <> '')
  or exists (select 1 from campaign_pledges r where r.organisation_id = ${organisationId} and r.contact_id = ${id} and r.contact_id <> ''))`;

/** Whether a contact paid, sent or promised anything: one statement, each kind by its own index. */
export async function isOfRecords(queries: Queries, organisationId: string, id: string): Promise<boolean> {
  const result: unknown = await queries.execute(sql`select ${hasRecords(organisationId, id)} as has`);
  return (result as { rows: { has: boolean }[] }).rows[0]?.has ?? false;
}
