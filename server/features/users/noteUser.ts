import type { Queries } from '../../db/database';
import type { SignedIn } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';
import { recordChange } from '../audit/recordChange';
import { organisationsOf } from './userStore';

/** Notes what a user did with their account in the log of each of their organisations, in the transaction that does it (USER-09). */
export async function noteUser(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  { user, session }: SignedIn,
  action: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const { id: organisationId } of await organisationsOf(tx, user.id)) {
    const holder = { organisationId, tokenId: session.id, userId: user.id, actor: user.name };
    await recordChange(tx, deps, holder, { action, subject: 'user', subjectId: user.id, changes });
  }
}
