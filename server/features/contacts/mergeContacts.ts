import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactPairs, contacts } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import { recordChange } from '../audit/recordChange';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { lockContact, type ContactDbRow } from './contactStore';
import { CountMoves } from './countContacts';
import { inLockOrder } from './lockContacts';
import { settleTree, tagsOf } from './saveContact';
import { standAlone } from './standAlone';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;

/** Merges another contact into one: it keeps its own details and records, and is found and shown with it (PERS-06). @throws HttpError 400, 404, 409 */
export const mergeContact = (deps: Surroundings, holder: TokenHolder, id: string, other: string): Promise<void> =>
  withBoth(deps, holder, { id, other, action: 'ADMIN-CONTACT-MERGE' }, async (tx, top, gone, moves) => {
    if (gone.rootId === top.id) return false;
    if (top.parentId !== null || gone.parentId !== null) throw alreadyMerged();
    const { organisationId } = top;
    moves.add(tagsOf(gone), -1);
    await tx
      .update(contacts)
      .set({ rootId: top.id })
      .where(and(eq(contacts.organisationId, organisationId), eq(contacts.rootId, gone.id)));
    await tx
      .update(contacts)
      .set({ parentId: top.id, mergedAt: deps.now() })
      .where(and(eq(contacts.organisationId, organisationId), eq(contacts.id, gone.id)));
    await settleTree(tx, organisationId, top.id, moves);
    return true;
  });

const alreadyMerged = () => new HttpError(409, 'One of the two was merged into another contact.', 'merged');

/** Undoes a merge: the other contact stands alone, with those merged into it before. @throws HttpError 404, 409 */
export const unmergeContact = (deps: Surroundings, holder: TokenHolder, id: string, other: string): Promise<void> =>
  withBoth(deps, holder, { id, other, action: 'ADMIN-CONTACT-UNMERGE' }, async (tx, top, gone, moves) => {
    if (gone.parentId === null) return false;
    if (gone.rootId !== top.id) throw alreadyMerged();
    await standAlone(tx, gone, moves);
    await settleTree(tx, top.organisationId, top.id, moves);
    return true;
  });

/** Notes that two contacts that look alike are two people. @throws HttpError 400, 404 */
export const partContacts = (deps: Surroundings, holder: TokenHolder, id: string, other: string): Promise<void> =>
  withBoth(deps, holder, { id, other, action: 'ADMIN-CONTACT-APART' }, async (tx, { organisationId }) => {
    const [oneId = '', otherId = ''] = [id, other].sort();
    const kept = await tx
      .insert(contactPairs)
      .values({ organisationId, oneId, otherId })
      .onConflictDoNothing()
      .returning({ oneId: contactPairs.oneId });
    return kept.length > 0;
  });

interface Asked {
  readonly id: string;
  readonly other: string;
  readonly action: string;
}

/** Acts on two contacts under their locks, and logs it if anything changed. */
const withBoth = (
  deps: Surroundings,
  holder: TokenHolder,
  { id, other, action }: Asked,
  act: (tx: Queries, one: ContactDbRow, other: ContactDbRow, moves: CountMoves) => Promise<boolean>,
): Promise<void> =>
  deps.database.transaction(async (tx) => {
    if (id === other) throw malformed('other', 'must be another contact');
    const { organisationId } = holder;
    const rows = new Map<string, ContactDbRow>();
    // Always in the same order, so that two merges cannot deadlock.
    for (const one of await inLockOrder(tx, organisationId, [id, other])) {
      const row = await lockContact(tx, organisationId, one);
      if (row) rows.set(one, row);
    }
    const moves = new CountMoves();
    const one = requireRow(rows.get(id) ?? null, 'contact');
    if (!(await act(tx, one, requireRow(rows.get(other) ?? null, 'contact'), moves))) return;
    await moves.write(tx, organisationId);
    await recordChange(tx, deps, holder, { action, subject: 'contact', subjectId: id, changes: { other } });
  });
