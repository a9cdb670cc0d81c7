import { sql } from 'drizzle-orm';
import type { Dependents } from '../../../src/contract/records/removal';
import type { Queries } from '../../db/database';
import { recordsNamingId } from '../../db/recordsNaming';
import type { Deps } from '../../deps';
import { Conflict, HttpError, outdated } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { formerly, recordChange } from '../audit/recordChange';
import type { Owned, Removable } from './removable';

/** Records that are named in a refusal. */
const MOST_NAMED = 20;

/**
 * Deletes a record for good that nothing depends on, and notes what it was (GONE-01). Whoever would come to depend on it meanwhile waits,
 * and finds it gone.
 * @param version of the record as the caller knows it; any when undefined
 * @throws HttpError 404, 409 for another version; Conflict `used` with its dependents
 */
export function removeRecord<Row extends Owned>(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  removable: Removable<Row>,
  { id, version }: { readonly id: string; readonly version: string | undefined },
): Promise<void> {
  const { kind, table } = removable;
  const { name, subject = name } = kind;
  return deps.database.transaction(async (tx) => {
    await removable.hold?.(tx, holder.organisationId);
    const row = requireRow(await kind.lock(tx, holder.organisationId, id), name);
    const view = await kind.view(row, tx);
    if (version !== undefined && version !== ('edition' in view ? view.edition : view.version))
      throw new HttpError(409, outdated(name), 'changed');
    const dependents = await dependentsOf(tx, removable, row, subject);
    if (dependents.counts.length + dependents.records.length > 0)
      throw new Conflict(`Something depends on this ${name}: archive it instead.`, 'used', dependents);
    await removable.clear?.(tx, row, deps);
    await tx.execute(
      sql`delete from ${sql.raw(table)} where organisation_id = ${row.organisationId} and id = ${row.id}`,
    );
    const action = `ADMIN-${subject.toUpperCase()}-DELETE`;
    await recordChange(tx, deps, holder, { action, subject, subjectId: id, changes: formerly(kind.logged(row)) });
  });
}

async function dependentsOf<Row extends Owned>(
  tx: Queries,
  { dependents, isNamed }: Removable<Row>,
  row: Row,
  subject: string,
): Promise<Dependents> {
  const named = isNamed ? await recordsNamingId(tx, row.organisationId, row.id) : [];
  const others = named.filter((one) => one.subject !== subject || one.id !== row.id);
  const counts: Dependents['counts'] = [];
  for (const [dependent, rows] of Object.entries(dependents(row))) {
    const result = (await tx.execute(sql`select count(*)::int as count from ${rows}`)) as { rows: { count: number }[] };
    const count = result.rows[0]?.count ?? 0;
    if (count > 0) counts.push({ subject: dependent, count });
  }
  return { counts, records: others.slice(0, MOST_NAMED).map((one) => ({ ...one, name: one.name.slice(0, 300) })) };
}
