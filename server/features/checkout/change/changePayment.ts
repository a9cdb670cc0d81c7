import { isDeepStrictEqual } from 'node:util';
import type { Facturation, PayerInfo } from '../../../../src/contract/payments/payments';
import { toMinor, toUnits, type Minor } from '../../../../src/core/money';
import { amountRules, checkAmount, type PricedConfig } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { GatewayRefusal } from '../../../gateways/gateway';
import { loggable } from '../../../loggable';
import { recordChange } from '../../audit/recordChange';
import type { Visitor } from '../../../guard/guard';
import { draftIntent } from '../intent/createIntent';
import { siteAddress } from '../../organisations/siteAddress';
import { insertIntent, type IntentRow } from '../intent/intentStore';
import { intentGoneError } from '../intent/readIntent';
import { fillFromLink } from '../link/knownPayer';
import { overlayLink } from '../link/linkPricing';
import { isFinalized } from '../link/linkState';
import { lockLink, type LinkWithPayments } from '../link/linkStore';
import { priceChange, linkEndedError, readLinkPayer, refuseEnded } from '../link/linkUse';
import { sendAmounts } from '../../../ledger/requests/sendAmounts';
import { announceSubscriptionChange } from '../../subscriptions/announceSubscriptionChange';
import { bodyHash } from '../../../secrets/bodyHash';
import {
  countAmountChanges,
  findChangeByKey,
  insertChange,
  lockPayment,
  savePayer,
  type ChangeRow,
} from '../../../ledger/requests/changeStore';
import type { CheckoutContext } from '../submit/findCheckoutContext';
import { findPayment, findPaymentByKey, type PaymentRow } from '../../../ledger/paymentStore';
import { checkPayer, type PaymentRequest } from '../submit/readPaymentRequest';
import { keyReusedError, pricingRefusal, refusal } from '../price/refusals';
import { returnAddresses } from '../submit/returnAddresses';
import { listedBy } from '../../../ledger/searchText';

type UpdateOrder = CheckoutContext & { readonly link: LinkWithPayments };
interface Payer {
  readonly info: PayerInfo;
  readonly facturation: Facturation;
}

/**
 * Update mode (PAY-02): corrects the payer of an existing payment, changes its upcoming amounts where the link allows
 * it, and returns where card or account are changed. Charges nothing at once. The amount applies to each charge not yet
 * taken, 0 leaves it; taken charges stay, and so does a failed one being retried. Once per key; the same key and body
 * return the same address, whatever has changed since.
 * @throws BusinessRefusal, HttpError 404, 409 for a key that served another body, 410 when nothing is left to charge, 429
 */
export async function changePayment(
  deps: Deps,
  submission: PaymentRequest,
  order: UpdateOrder,
  visitor: Visitor,
): Promise<string> {
  const { queries } = deps.database;
  const { organisation, link } = order;
  const { idempotencyKey, ...body } = submission;
  const hash = bodyHash(body);
  const lang = submission.lang ?? link.config.lang ?? organisation.language;
  const known = await findChangeByKey(queries, organisation.id, idempotencyKey);
  if (known) return settle(deps, sameBody(known, hash, lang), { ...order, lang });
  if (await findPaymentByKey(queries, organisation.id, idempotencyKey)) throw keyReusedError(lang);
  const { email } = submission.info;
  await deps.guard.admit({ kind: 'payment', organisation, montant: null, email, lang }, visitor);

  const payment = await findPayment(queries, link.paymentId ?? '');
  if (!payment) throw linkEndedError(link, organisation);
  // An intent goes on when its link expires meanwhile.
  if (!order.intent) await refuseEnded(queries, link, organisation, deps.now());
  if (await isFinalized(queries, payment)) throw linkEndedError(link, organisation);
  if (submission.platform && submission.platform !== payment.platform) throw refusal('platform', lang);
  const priced = await priceChange(queries, payment, link);
  const montant = newAmount(submission, priced);
  const filled = fillFromLink(submission, await readLinkPayer(queries, link));
  const given = checkPayer(filled, organisation, { ...priced, lang }, deps.now());
  const intent =
    order.intent ??
    // The colon keeps these keys apart from those that clients choose.
    (await insertIntent(
      queries,
      draftIntent(deps, organisation, overlayLink(link, submission), priced, {
        idempotencyKey: `change:${idempotencyKey}`,
        hash,
      }),
    ));
  const backUrl = returnAddresses(siteAddress(deps, organisation), intent).successUrl;
  const url = await meansAddress(deps, payment, backUrl, { ...order, lang });
  const change = { idempotencyKey, bodyHash: hash, url, montant };
  const kept = await deps.database.transaction((tx) =>
    keepChange(tx, deps, { ...order, intent }, payment.id, given, change),
  );
  return settle(deps, kept, { ...order, lang });
}

function sameBody(change: ChangeRow, hash: string, lang: PaymentRow['lang']): ChangeRow {
  if (change.bodyHash !== hash) throw keyReusedError(lang);
  return change;
}

/** The new amount of each upcoming charge, in minor units; null leaves it. @throws BusinessRefusal */
function newAmount({ amounts }: PaymentRequest, priced: PricedConfig): Minor | null {
  const { montant, fees, total } = amounts;
  const { devise, lang } = priced;
  if (montant === 0 || montant === priced.montant) return null;
  // A payer never pays another amount than was on screen.
  if (!priced.paiement?.changeAmount || fees !== 0 || total !== montant) throw refusal('amountChanged', lang);
  const code = checkAmount(montant, amountRules(priced, devise), devise);
  if (code) throw pricingRefusal({ code: code === 'required' ? 'amountInvalid' : code }, lang, devise);
  return toMinor(montant, devise);
}

/** Stored; `sendAmounts` forwards it now or on retry. */
async function settle(
  deps: Deps,
  { organisationId, paymentId, idempotencyKey, montant, url }: ChangeRow,
  { link, organisation, lang }: UpdateOrder & Pick<PaymentRow, 'lang'>,
): Promise<string> {
  if (montant === null) return url;
  const { queries } = deps.database;
  const payment = await findPayment(queries, paymentId);
  if (!payment || !(await sendAmounts(deps, payment))) throw refusal('providerUnavailable', lang);
  const settled = await findChangeByKey(queries, organisationId, idempotencyKey);
  // The last charge was taken, or all were stopped, at the same moment.
  if (settled?.amountState === 'refused') throw linkEndedError(link, organisation);
  return url;
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
    if (error instanceof GatewayRefusal) throw linkEndedError(link, organisation);
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
  change: Pick<ChangeRow, 'idempotencyKey' | 'bodyHash' | 'url' | 'montant'>,
): Promise<ChangeRow> {
  const held = await lockLink(tx, link.id);
  // Under the payment's lock: charges, refunds and stops come before or after, and so do other changes.
  const payment = await lockPayment(tx, paymentId);
  const known = await findChangeByKey(tx, organisation.id, change.idempotencyKey);
  if (known) return sameBody(known, change.bodyHash, link.config.lang ?? organisation.language);
  if (intent.expiresAt <= deps.now()) throw intentGoneError(intent);
  if (!payment || held?.revokedAt || (await isFinalized(tx, payment))) throw linkEndedError(link, organisation);

  const ids = { organisationId: organisation.id, paymentId, intentId: intent.id, linkId: link.id };
  const asks = change.montant !== null;
  const row = await insertChange(tx, {
    ...ids,
    ...change,
    id: deps.ids.row(),
    amountNumber: asks ? (await countAmountChanges(tx, paymentId)) + 1 : null,
    amountState: asks ? 'asked' : null,
    createdAt: deps.now(),
  });
  if (!row) throw new HttpError(409, 'This key is in use for another payment.', 'keyReused');
  const { facturation } = given;
  const info = { ...given.info, extra: given.info.extra ?? payment.info.extra };
  const listed = listedBy({ ...payment, info, facturation });
  await savePayer(tx, paymentId, { info, facturation, ...listed, updatedAt: deps.now() });
  const before: Record<string, unknown> = { ...payment.info, ...payment.facturation };
  const after = Object.entries({ ...info, ...facturation });
  const fields = after.flatMap(([key, value]) => (isDeepStrictEqual(before[key], value) ? [] : [key]));
  const payer = { organisationId: organisation.id, tokenId: link.id, actor: 'payer' };
  const note = { action: 'CALL-06', subject: 'payment', subjectId: paymentId };
  // Field names only: payer data stays out of the log.
  const asked = change.montant === null ? {} : { montant: toUnits(change.montant, payment.currency) };
  await recordChange(tx, deps, payer, { ...note, changes: { link: link.id, fields, ...asked } });
  await announceSubscriptionChange(tx, deps, payment);
  return row;
}
