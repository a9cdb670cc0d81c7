import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OwnSubmission } from '../../../src/contract/payments/payables';
import { remainder, toUnits, type Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { afterPlace, newestFirst, orderBy } from '../../db/listOrder';
import { entries, payableSubmissions } from '../../db/schema';
import { versionOf } from '../../text/versionOf';
import { andInMode, andInModeOf } from '../../db/inMode';

export type PayableSubmissionRow = typeof payableSubmissions.$inferSelect;

const own = (organisationId: string, id: string) =>
  and(eq(payableSubmissions.organisationId, organisationId), eq(payableSubmissions.id, id));

/** A payable submission with its received amount, in minor units. */
interface PayableSubmissionWithPaid extends PayableSubmissionRow {
  readonly payed: Minor;
}

const ownMode = sql`${entries}.mode`;
const owner = sql`${payableSubmissions}.organisation_id`;
/**
 * Received for a row of `submissions`, in minor units, as a read of one mode sees it; by default the organisation's.
 */
export const paidOfSubmission = (shown?: Mode) => sql`coalesce((select sum(${entries.counted}) from ${entries}
  where ${entries.organisationId} = ${payableSubmissions}.organisation_id and ${entries.submissionId} = ${payableSubmissions}.id${
    shown ? andInMode(ownMode, shown) : andInModeOf(ownMode, owner)
  }), 0)`;

const selectSubmissions = (queries: Queries, condition: SQL | undefined, shown?: Mode) =>
  queries
    .select({ submission: payableSubmissions, payed: paidOfSubmission(shown).mapWith(asMinor) })
    .from(payableSubmissions)
    .where(condition);

/** The submission of an id among an organisation's own; or null. */
export async function findPayableSubmission(
  queries: Queries,
  organisationId: string,
  id: string,
  shown?: Mode,
): Promise<PayableSubmissionWithPaid | null> {
  const [row] = await selectSubmissions(queries, own(organisationId, id), shown);
  return row ? { ...row.submission, payed: row.payed } : null;
}

interface Page {
  /** Place of the last row of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export const payableOrder = newestFirst(payableSubmissions);

/** Newest first; `open`: something is left to be paid of it. */
export async function pagePayableSubmissions(
  queries: Queries,
  organisationId: string,
  { open, before, shown, limit }: Page & { readonly open?: boolean | undefined; readonly shown?: Mode | undefined },
): Promise<PayableSubmissionWithPaid[]> {
  const isOpen = sql`(${payableSubmissions.active} and ${payableSubmissions.total} > ${paidOfSubmission(shown)})`;
  const rows = await selectSubmissions(
    queries,
    and(
      eq(payableSubmissions.organisationId, organisationId),
      open === undefined ? undefined : open ? isOpen : sql`not ${isOpen}`,
      afterPlace(payableOrder, before, organisationId),
    ),
    shown,
  )
    .orderBy(...orderBy(payableOrder))
    .limit(limit);
  return rows.map((row) => ({ ...row.submission, payed: row.payed }));
}

export async function lockPayableSubmission(
  tx: Queries,
  organisationId: string,
  id: string,
): Promise<PayableSubmissionRow | null> {
  const [row] = await tx.select().from(payableSubmissions).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export async function savePayableSubmission(tx: Queries, { id, ...row }: PayableSubmissionRow): Promise<void> {
  await tx.update(payableSubmissions).set(row).where(own(row.organisationId, id));
}

/** Keeps a new submission. False when the id is taken. */
export async function insertPayableSubmission(tx: Queries, row: PayableSubmissionRow): Promise<boolean> {
  const inserted = await tx
    .insert(payableSubmissions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: payableSubmissions.id });
  return inserted.length === 1;
}

/** A submission as its organisation sees it, amounts in units of the organisation's currency. */
export function viewPayableSubmission(row: PayableSubmissionWithPaid, devise: string): OwnSubmission {
  const { id, label, total, rules, active, payed } = row;
  const units = (amount: Minor) => toUnits(amount, devise);
  const reste = units(remainder(total, payed));
  const own = { label, total: units(total), formData: rules, active };
  return { ...own, id, payed: units(payed), reste, version: versionOf(own) };
}
