import { isEmail } from '../../../src/core/text';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import type { CountMoves } from './countContacts';
import { inLockOrder, lockInTree } from './lockContacts';
import { changeContact } from './saveContact';

/** Removes addresses and numbers of contacts that cutting out an erased person left broken (PRIV-02). */
export async function mendContacts(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  organisationId: string,
  ids: readonly string[],
  moves: CountMoves,
): Promise<void> {
  for (const id of await inLockOrder(tx, organisationId, ids)) {
    const row = await lockInTree(tx, organisationId, id);
    if (!row) continue;
    const emails = row.reach.emails.filter(isEmail);
    const tels = row.reach.tels.filter((tel) => /^\+\d+$/.test(tel));
    await changeContact(tx, deps, { ...row, reach: { emails, tels } }, moves);
  }
}
