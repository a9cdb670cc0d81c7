import { eq } from 'drizzle-orm';
import { timeZoneOf } from '../../src/core/organisation';
import type { Queries } from '../db/database';
import { organisations } from '../db/schema';

/** The zone of an organisation's days, under the name that databases know. */
export function zoneName(organisation: Parameters<typeof timeZoneOf>[0]): string {
  return new Intl.DateTimeFormat('en', { timeZone: timeZoneOf(organisation) }).resolvedOptions().timeZone;
}

/** The zone of the days of the organisation with this id. */
export async function readZone(queries: Queries, organisationId: string): Promise<string> {
  const [row] = await queries
    .select({ document: organisations.document })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return zoneName(row?.document ?? {});
}
