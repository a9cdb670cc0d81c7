import { isDeepStrictEqual } from 'node:util';
import type { Facturation, PayerInfo } from '../../../src/contract/payments';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../http/errorHandler';
import { recordChange } from '../audit/recordChange';
import { queueOutgoing } from '../endpoints/queueOutgoing';
import type { Visitor } from '../guard/guard';
import { draftIntent, siteOf } from '../intents/createIntent';
import { insertIntent, type IntentRow } from '../intents/intentStore';
import { intentGone } from '../intents/readIntent';
import { withKnown } from '../links/knownPayer';
import { askedWithLink } from '../links/linkPricing';
import { isFinalized } from '../links/linkState';
import { lockLink, type LinkWithPayments } from '../links/linkStore';
import { changeOf, linkEnded, payerOf, refuseEnded } from '../links/linkUse';
import { readSubscription } from '../subscriptions/readSubscription';
import { bodyHash } from './bodyHash';
import { findChangeByKey, insertChange, lockPayment, savePayer, type ChangeRow } from './changeStore';
import type { Order } from './orderOf';
import { findPayment, findPaymentByKey, type PaymentRow } from './paymentStore';
import { checkPayer, type Submission } from './readSubmission';
import { keyReused, refusal } from './refusals';
import { returnAddresses } from './returnAddresses';
import { searchText } from './searchText';

type UpdateOrder = Order & { readonly link: LinkWithPayments };
interface Payer {
  readonly info: PayerInfo;
  readonly facturation: Facturation;
}

/**
 * Update mode (PAY-02): writes who pays an existing payment and answers where card or account are changed. Nothing is
 * charged, and what is charged later stays as agreed, whatever amounts came along. Once per key; the same key and body
 * answer the same address, whatever has changed since.
 * @throws BusinessRefusal, HttpError 404, 409 for a key that served another body, 410 when nothing is left to charge, 429
 */
export async function changePayment(
  deps: Deps,
  submission: Submission,
  order: UpdateOrder,
  visitor: Visitor,
): Promise<string> {
  const { queries } = deps.database;
  const { organisation, link } = order;
  const { idempotencyKey, ...body } = submission;
  const hash = bodyHash(body);
  const lang = submission.lang ?? link.config.lang ?? organisation.language;
  const known = await findChangeByKey(queries, organisation.id, idempotencyKey);
  if (known) return sameBody(known, hash, lang);
  if (await findPaymentByKey(queries, organisation.id, idempotencyKey)) throw keyReused(lang);
  const { email } = submission.info;
  await deps.guard.admit({ kind: 'payment', organisation, montant: null, email, lang }, visitor);

  const payment = await findPayment(queries, link.paymentId ?? '');
  if (!payment) throw linkEnded(link, organisation);
  // An intent goes on when its link expires meanwhile.
  if (!order.intent) await refuseEnded(queries, link, organisation, deps.now());
  if (submission.platform && submission.platform !== payment.platform) throw refusal('platform', lang);
  const priced = changeOf(payment, link);
  const filled = withKnown(submission, await payerOf(queries, link));
  const given = checkPayer(filled, organisation, { ...priced, lang }, deps.now());
  const intent =
    order.intent ??
    // The colon keeps these keys apart from those that clients choose.
    (await insertIntent(
      queries,
      draftIntent(deps, organisation, askedWithLink(link, submission), priced, {
        idempotencyKey: `change:${idempotencyKey}`,
        hash,
      }),
    ));
  const backUrl = returnAddresses(siteOf(deps, organisation), intent).successUrl;
  const url = await meansAddress(deps, payment, backUrl, { ...order, lang });
  const change = { idempotencyKey, bodyHash: hash, url };
  return deps.database.transaction((tx) => keepChange(tx, deps, { ...order, intent }, payment.id, given, change));
}

function sameBody(change: ChangeRow, hash: string, lang: PaymentRow['lang']): string {
  if (change.bodyHash !== hash) throw keyReused(lang);
  return change.url;
}

/** Asked for before anything is written: without it the change would be half done. Never inside a transaction. */
async function meansAddress(
  { gateways, log }: Deps,
  { id, provider, providerRef }: PaymentRow,
  backUrl: string,
  { link, organisation, lang }: UpdateOrder & Pick<PaymentRow, 'lang'>,
): Promise<string> {
  try {
    const gateway = gateways[provider];
    if (gateway && providerRef !== null) return (await gateway.changeMeans({ reference: providerRef, backUrl })).url;
  } catch (error) {
    if (error instanceof GatewayRefusal) throw linkEnded(link, organisation);
    log.warn({ payment: id, provider, error: loggable(error) }, 'means not changed');
  }
  throw refusal('providerUnavailable', lang);
}

async function keepChange(
  tx: Queries,
  deps: Deps,
  { organisation, link, intent }: UpdateOrder & { readonly intent: IntentRow },
  paymentId: string,
  given: Payer,
  change: Pick<ChangeRow, 'idempotencyKey' | 'bodyHash' | 'url'>,
): Promise<string> {
  const held = await lockLink(tx, link.id);
  // Under the payment's lock: charges, refunds and stops come before or after, and so do other changes.
  const payment = await lockPayment(tx, paymentId);
  const known = await findChangeByKey(tx, organisation.id, change.idempotencyKey);
  if (known) return sameBody(known, change.bodyHash, link.config.lang ?? organisation.language);
  if (intent.expiresAt <= deps.now()) throw intentGone(intent);
  if (!payment || held?.revokedAt || (await isFinalized(tx, payment))) throw linkEnded(link, organisation);

  const ids = { organisationId: organisation.id, paymentId, intentId: intent.id, linkId: link.id };
  if (!(await insertChange(tx, { ...ids, ...change, id: deps.ids.row(), createdAt: deps.now() }))) {
    throw new HttpError(409, 'This key is in use for another payment.', 'keyReused');
  }
  const { facturation } = given;
  const info = { ...given.info, extra: given.info.extra ?? payment.info.extra };
  const search = searchText({ ...payment, info, facturation });
  await savePayer(tx, paymentId, { info, facturation, search, updatedAt: deps.now() });
  const before: Record<string, unknown> = { ...payment.info, ...payment.facturation };
  const after = Object.entries({ ...info, ...facturation });
  const fields = after.flatMap(([key, value]) => (isDeepStrictEqual(before[key], value) ? [] : [key]));
  const payer = { organisationId: organisation.id, tokenId: link.id, actor: 'payer' };
  const note = { action: 'CALL-06', subject: 'payment', subjectId: paymentId };
  // Which fields, and not what was in them: nothing of payers is in the log.
  await recordChange(tx, deps, payer, { ...note, changes: { link: link.id, fields } });
  await tellChange(tx, deps, payment);
  return change.url;
}

/** The organisation's own systems hear of what runs. */
async function tellChange(
  tx: Queries,
  deps: Deps,
  { id, organisationId, abo, finalizedAt }: PaymentRow,
): Promise<void> {
  if (!abo || finalizedAt === null) return;
  const data = async () => ({ ...(await readSubscription(tx, organisationId, id)) });
  await queueOutgoing(tx, deps, organisationId, 'subscription.changed', data);
}
