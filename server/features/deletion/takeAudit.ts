import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { closeOrganisation, reopenOrganisation } from '../../../src/contract/organisations/closing';
import { deleteOrganisation, keepOrganisation } from '../../../src/contract/organisations/deletion';
import { audit } from '../../db/schema';
import { firstHeldMoment } from '../privacy/locks';
import { takenUpTo, PIECE, type Take } from './piece';

/** Notes of these are of money. */
const MONEY = ['payment', 'subscription', 'gift', 'debt'];
/** The note that the deletion itself leaves. */
export const DELETED = 'deleted';
const END = [closeOrganisation.id, reopenOrganisation.id, deleteOrganisation.id, keepOrganisation.id, DELETED];

/** Numbers, days and yes or no of a change: words may name somebody. */
function figuresIn(value: unknown): unknown {
  if (typeof value === 'string') return /^\d[\d:.TZ-]*$/.test(value) ? value : '';
  if (Array.isArray(value)) return value.map(figuresIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, figuresIn(inner)]));
}

/** The log: what was done with money, and how the organisation ended, stays for the term of the books, in figures. */
export const takeAudit: Take = async (tx, deps, organisation, after) => {
  const held = firstHeldMoment(deps, organisation, 'accounts');
  const rows = await tx
    .select()
    .from(audit)
    .where(and(eq(audit.organisationId, organisation.id), gt(audit.id, after)))
    .orderBy(asc(audit.id))
    .limit(PIECE)
    .for('update');
  const gone = rows
    .filter(({ subject, action, createdAt }) => !(MONEY.includes(subject) || END.includes(action)) || createdAt < held)
    .map(({ id }) => id);
  await tx.delete(audit).where(inArray(audit.id, gone));
  let found = gone.length;
  for (const { id, changes } of rows.filter((row) => !gone.includes(row.id))) {
    const figures = figuresIn(changes) as typeof changes;
    if (JSON.stringify(figures) === JSON.stringify(changes)) continue;
    await tx.update(audit).set({ changes: figures }).where(eq(audit.id, id));
    found += 1;
  }
  return takenUpTo(found, rows.length, rows.at(-1)?.id);
};
