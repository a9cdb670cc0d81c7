import { eq, sql } from 'drizzle-orm';
import type { PayableCampaign, PayableSubmissionRecord } from '../../../src/contract/payables';
import { minor, toUnits } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { campaigns, entries, submissions } from '../../db/schema';

export type SubmissionRow = typeof submissions.$inferSelect;
export type CampaignRow = typeof campaigns.$inferSelect;

/** A submission with what was received for it, in minor units. */
export interface SubmissionWithPayed extends SubmissionRow {
  readonly payed: number;
}

/** The submission of an id, of whatever organisation; or null. */
export async function findSubmission(queries: Queries, id: string): Promise<SubmissionWithPayed | null> {
  const payed = sql`coalesce((select sum(${entries.counted}) from ${entries}
    where ${entries.submissionId} = ${submissions}.id), 0)`.mapWith(Number);
  const [row] = await queries
    .select({ submission: submissions, payed })
    .from(submissions)
    .where(eq(submissions.id, id));
  return row ? { ...row.submission, payed: row.payed } : null;
}

/** The campaign of an id, of whatever organisation; or null. */
export async function findCampaign(queries: Queries, id: string): Promise<CampaignRow | null> {
  const [row] = await queries.select().from(campaigns).where(eq(campaigns.id, id));
  return row ?? null;
}

/** Keeps a new submission. False when the id is taken. */
export async function insertSubmission(tx: Queries, row: SubmissionRow): Promise<boolean> {
  const inserted = await tx.insert(submissions).values(row).onConflictDoNothing().returning({ id: submissions.id });
  return inserted.length === 1;
}

/** Keeps a new campaign. False when the id is taken. */
export async function insertCampaign(tx: Queries, row: CampaignRow): Promise<boolean> {
  const inserted = await tx.insert(campaigns).values(row).onConflictDoNothing().returning({ id: campaigns.id });
  return inserted.length === 1;
}

/** A submission as its organisation sees it, amounts in units of the organisation's currency. */
export function viewSubmission(row: SubmissionWithPayed, devise: string): PayableSubmissionRecord {
  const { id, label, total, rules, active, payed } = row;
  const units = (amount: number) => toUnits(minor(amount), devise);
  const reste = units(Math.max(0, total - payed));
  return { id, label, total: units(total), formData: rules, active, payed: units(payed), reste };
}

export const viewCampaign = ({ id, label, theme, assoc, cerfa, active, config }: CampaignRow): PayableCampaign => ({
  id,
  label,
  theme,
  assoc,
  cerfa,
  active,
  config,
});
