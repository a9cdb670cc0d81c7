import { eq } from 'drizzle-orm';
import { timeZoneOf } from '../../src/core/organisation';
import type { Queries } from '../db/database';
import { organisations } from '../db/schema';

const names = new Map<string, string>();

/** The zone of an organisation's days, under the name that databases know. */
export function zoneName(organisation: Parameters<typeof timeZoneOf>[0]): string {
  const timeZone = timeZoneOf(organisation);
  // Making a format takes as long as a statement, and every gift needs its zone.
  const known = names.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  names.set(timeZone, known);
  return known;
}

/** The zone of the days of the organisation with this id. */
export async function readZone(queries: Queries, organisationId: string): Promise<string> {
  const [row] = await queries
    .select({ document: organisations.document })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return zoneName(row?.document ?? {});
}
