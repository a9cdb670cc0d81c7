import { and, eq, gt } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import { AT_DESK, type Subscriber } from '../../../src/contract/site/subscribers';
import { isEmail } from '../../../src/core/text';
import type { Queries } from '../../db/database';
import { subscribers } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, malformed, TooManyAttempts } from '../../errors';
import { inboxOf } from '../../guard/mailboxOf';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { lockOrganisation } from '../organisations/organisationStore';
import { queueWish, wishOf } from './askFor';
import { viewSubscriber } from './subscriberList';
import { findByInbox, leave, lockSubscriber } from './subscriberStore';

const DAY = 24 * 60 * 60 * 1000;
/** Addresses that an organisation may enter by hand in a day. */
const MOST = 50;

/**
 * Asks somebody by mail whether they want the newsletter (CALL-115). Who has left comes back by themselves alone.
 * @throws HttpError 400 for what is no address, 409; TooManyAttempts
 */
export async function enterSubscriber(
  deps: Deps,
  holder: TokenHolder,
  given: { readonly email: string; readonly lang?: Language | undefined },
): Promise<Subscriber> {
  const email = given.email.trim();
  if (!isEmail(email)) throw malformed('email', 'must be an e-mail address');
  return deps.database.transaction(async (tx) => {
    const { organisationId } = holder;
    const organisation = requireRow(await lockOrganisation(tx, organisationId), 'organisation');
    const known = await findByInbox(tx, organisationId, inboxOf(email));
    if (known?.state === 'confirmed') throw new HttpError(409, 'They subscribe already.', 'subscribed');
    if (known?.state === 'left') throw new HttpError(409, 'They have left.', 'left');
    const isRepeated = known?.source === AT_DESK && known.consentAt > new Date(deps.now().getTime() - DAY);
    if (!isRepeated) await refuseMany(tx, deps.now(), organisationId);
    const lang = given.lang ?? organisation.language;
    const id = await queueWish(tx, deps, await wishOf(deps, { organisation, email, lang, source: AT_DESK }));
    const note = { action: 'ADMIN-SUBSCRIBER-CREATE', subject: 'subscriber', subjectId: id };
    if (!isRepeated) await recordChange(tx, deps, holder, { ...note, changes: {} });
    return viewSubscriber(requireRow(await lockSubscriber(tx, organisationId, id), 'subscriber'));
  });
}

async function refuseMany(tx: Queries, now: Date, organisationId: string): Promise<void> {
  const today = and(
    eq(subscribers.organisationId, organisationId),
    gt(subscribers.consentAt, new Date(now.getTime() - DAY)),
    eq(subscribers.source, AT_DESK),
  );
  if ((await tx.$count(subscribers, today)) < MOST) return;
  throw new TooManyAttempts('Enough people were asked by hand today.', DAY / 1000);
}

/** Takes somebody off the newsletter (CALL-116). @throws HttpError 404 */
export const dropSubscriber = (deps: Deps, holder: TokenHolder, id: string): Promise<Subscriber> =>
  deps.database.transaction(async (tx) => {
    const { organisationId } = holder;
    const row = requireRow(await lockSubscriber(tx, organisationId, id), 'subscriber');
    if (row.state === 'left') return viewSubscriber(row);
    await leave(tx, id, deps.now());
    const changes = { state: { from: row.state, to: 'left' } };
    const note = { action: 'ADMIN-SUBSCRIBER-LEAVE', subject: 'subscriber', subjectId: id, changes };
    await recordChange(tx, deps, holder, note);
    return viewSubscriber(requireRow(await lockSubscriber(tx, organisationId, id), 'subscriber'));
  });
