import { and, desc, eq, gt } from 'drizzle-orm';
import type { resendPledge as route } from '../../../../src/contract/records/debtPayments';
import type { BodyOut } from '../../../../src/contract/route';
import type { Queries } from '../../../db/database';
import { audit, outbox } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError, organisationClosed, TooManyAttempts } from '../../../errors';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { lockPledge, type PledgeKey } from './lockPledge';
import { queuePledgeMail } from './storePledge';

const action: (typeof route)['id'] = 'ADMIN-PLEDGE-RESEND';
const DAY = 24 * 60 * 60 * 1000;
/** Mails that are sent again about one promise within a day: nobody needs more. */
const MOST = 5;

/**
 * Sends the mail with a promise's link again, once per key, to who promised, as they are known by then (PLEDGE-05).
 * @throws HttpError 404, 409 `no_address`, or `not_open` where nothing is left to pay, 410 while the organisation is closed;
 * TooManyAttempts
 */
export function resendPledge(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  key: PledgeKey,
  { idempotencyKey }: BodyOut<typeof route>,
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const { organisation, pledge } = await lockPledge(tx, holder.organisationId, key);
    const again = `again-${idempotencyKey}`;
    if ((await tx.$count(outbox, eq(outbox.reference, `pledge-${pledge.linkId}-${again}`))) > 0) return;
    // Its link leads to no payment then (ORG-06).
    if (organisation.closedAt) throw organisationClosed();
    if (pledge.state !== 'open') throw new HttpError(409, 'Nothing is left to pay of this promise.', 'not_open');
    if (pledge.infos.email === '') throw new HttpError(409, 'Nobody is known to write to.', 'no_address');
    await refuseMany(tx, deps.now(), holder.organisationId, pledge.id);
    await queuePledgeMail(tx, deps, pledge, { about: again, byOwner: true });
    await recordChange(tx, deps, holder, { action, subject: 'pledge', subjectId: pledge.id, changes: {} });
  });
}

async function refuseMany(tx: Queries, now: Date, organisationId: string, pledgeId: string): Promise<void> {
  const lately = await tx
    .select({ at: audit.createdAt })
    .from(audit)
    .where(
      and(
        eq(audit.organisationId, organisationId),
        eq(audit.subjectId, pledgeId),
        eq(audit.subject, 'pledge'),
        eq(audit.action, action),
        gt(audit.createdAt, new Date(now.getTime() - DAY)),
      ),
    )
    .orderBy(desc(audit.createdAt))
    .limit(MOST);
  const oldest = lately[MOST - 1];
  if (!oldest) return;
  const wait = oldest.at.getTime() + DAY - now.getTime();
  throw new TooManyAttempts('Who promised was written to often enough today.', Math.ceil(wait / 1000));
}
