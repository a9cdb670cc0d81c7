import { and, asc, eq, sql } from 'drizzle-orm';
import { entries } from '../../db/schema';
import { endEntries, forNothing } from '../../ledger/deleteBooks';
import { firstHeldMoment } from '../privacy/locks';
import { takenUpTo, PIECE, type Take } from './piece';

type Entry = typeof entries.$inferSelect;

const names = Object.keys(forNothing) as (keyof typeof forNothing)[];
const isFor = (entry: Entry) => names.some((name) => entry[name] !== null);

/** The ledger: movements of payments stay and go with these, real ones by hand stay for the term of the books. */
export const takeEntries: Take = async (tx, deps, organisation, after) => {
  const held = firstHeldMoment(deps, organisation, 'accounts');
  const [at = '', id = ''] = after.split(' ');
  const rows = await tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.organisationId, organisation.id),
        after === '' ? undefined : sql`(${entries.createdAt}, ${entries.id}) > (${at}::timestamptz, ${id})`,
      ),
    )
    .orderBy(asc(entries.createdAt), asc(entries.id))
    .limit(PIECE)
    .for('update');
  const stays = ({ mode, montant, paymentId, createdAt }: Entry) =>
    paymentId !== null || (mode === 'live' && montant !== 0 && createdAt >= held);
  const gone = rows.filter((row) => !stays(row)).map((row) => row.id);
  const cleared = rows.filter((row) => stays(row) && isFor(row)).map((row) => row.id);
  await endEntries(tx, gone, cleared);
  const last = rows.at(-1);
  return takenUpTo(gone.length + cleared.length, rows.length, last && `${last.createdAt.toISOString()} ${last.id}`);
};
