import type { PaymentConfig, Platform } from '../../../../src/contract/payments/payments';
import { payerChoices, platformChoices, type PricedConfig } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import type { Gateway } from '../../../gateways/gateway';
import { gatewayFor } from '../../../gateways/gatewayFor';
import { draftIntent } from '../intent/createIntent';
import { siteAddress } from '../../organisations/siteAddress';
import { insertIntent, lockIntent, type IntentRow } from '../intent/intentStore';
import { intentGoneError } from '../intent/readIntent';
import { readKnownPayer } from '../intent/readKnownPayer';
import type { Visitor } from '../../../guard/guard';
import { fillFromLink } from '../link/knownPayer';
import { overlayLink } from '../link/linkPricing';
import { lockLink, type LinkRow } from '../link/linkStore';
import { linkEndedError, refuseEnded } from '../link/linkUse';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { bodyHash } from '../../../secrets/bodyHash';
import type { CheckoutContext } from './findCheckoutContext';
import {
  findPaymentByKey,
  holdSubject,
  insertPayment,
  isPaid,
  lockRecords,
  replaceOthers,
  type PaymentRow,
} from '../../../ledger/paymentStore';
import { priceConfig } from '../price/priceConfig';
import { checkPayer, agreedPlan, type PaymentRequest } from './readPaymentRequest';
import { goneRefusal, keyReusedError, refusal } from '../price/refusals';
import { returnAddresses } from './returnAddresses';
import { listedBy } from '../../../ledger/searchText';

/**
 * Creates a request's pending payment, once per key (PAY-61, SRV-02), taking only the payer's choices from the client.
 * The same key and body return the same payment, whatever has changed since. The checkout at the provider is opened
 * afterwards, outside any transaction.
 * @throws BusinessRefusal, HttpError 404 and 410 for the intent, 409 for a key that served another body, 429
 */
export async function submitPayment(
  deps: Deps,
  submission: PaymentRequest,
  { organisation, intent, link }: CheckoutContext,
  visitor: Visitor,
): Promise<PaymentRow> {
  const { queries } = deps.database;
  const { idempotencyKey, ...body } = submission;
  const hash = bodyHash(body);
  const known = await findPaymentByKey(queries, organisation.id, idempotencyKey);
  if (known) return sameBody(known, hash);
  const begun = await deps.guard.admit(checkoutOf(submission, organisation), visitor);
  // An intent goes on when its link expires meanwhile; a link that was revoked or paid ends at once.
  if (link && !intent) await refuseEnded(queries, link, organisation, deps.now());
  const once = {
    mode: organisation.mode,
    intentId: intent?.id ?? null,
    linkId: link?.id ?? null,
    linkOnce: link !== null && !link.reusable,
  };
  // The payment itself changed the balance; the payer should not see that as a refusal.
  if (await isPaid(queries, once))
    throw refusal('alreadyPaid', submission.lang ?? intent?.config.lang ?? organisation.language);
  const held = intent?.config ?? (link ? overlayLink(link, submission) : submission);
  const asked = payerChoices(held, submission);
  const priced = await priceConfig(deps, queries, organisation, asked, { link });
  const filled = fillFromLink(submission, await readKnownPayer(queries, { intent, link }));
  const draft = { asked, priced, hash, link, ...preparedFor(deps, filled, organisation, priced) };
  const payment = await deps.database.transaction((tx) => keepPayment(tx, deps, organisation, submission, draft));
  begun(payment.id);
  return payment;
}

const checkoutOf = ({ amounts, info, lang }: PaymentRequest, organisation: OrganisationRecord) => ({
  kind: 'payment' as const,
  organisation,
  montant: amounts.montant,
  email: info.email,
  lang: lang ?? organisation.language,
});

const sameBody = (payment: PaymentRow, hash: string): PaymentRow => {
  if (payment.bodyHash !== hash) throw keyReusedError(payment.lang);
  return payment;
};

function preparedFor(deps: Deps, submission: PaymentRequest, organisation: OrganisationRecord, priced: PricedConfig) {
  const payer = checkPayer(submission, organisation, priced, deps.now());
  const plan = agreedPlan(submission, organisation, priced);
  return { payer, plan, ...meansOf(deps, submission.platform, organisation, priced) };
}

type Draft = ReturnType<typeof preparedFor> & {
  asked: PaymentConfig;
  priced: PricedConfig;
  hash: string;
  link: LinkRow | null;
};

/**
 * Chooses the means of a payment, among those offered for it, and the provider that takes it (PAY-40).
 */
function meansOf(
  { gateways }: Deps,
  wanted: Platform | undefined,
  { mode, web, config }: OrganisationRecord,
  { abo, assoc, lang }: PricedConfig,
): { platform: Platform; gateway: Gateway } {
  const offered = platformChoices({ recurring: abo, assoc, organisation: { web, config } });
  const platform = wanted ?? offered[0] ?? 'CARD';
  const gateway = gatewayFor(gateways, mode, platform);
  if (!gateway || !offered.includes(platform)) throw refusal('platform', lang);
  return { platform, gateway };
}

async function keepPayment(
  tx: Queries,
  deps: Deps,
  organisation: OrganisationRecord,
  submission: PaymentRequest,
  draft: Draft,
): Promise<PaymentRow> {
  const { hash, priced, link } = draft;
  const intent = await intentFor(tx, deps, organisation, submission, draft);
  // Under the intent's lock: whoever had the same key is here before us or waits.
  const known = await findPaymentByKey(tx, organisation.id, submission.idempotencyKey);
  if (known) return sameBody(known, hash);
  if (submission.intent && intent.expiresAt <= deps.now()) throw intentGoneError(intent);
  if (link && (await lockLink(tx, link.id))?.revokedAt) throw linkEndedError(link, organisation);
  const row = paymentRow(deps, organisation, submission, intent, draft);
  if (await isPaid(tx, row)) throw refusal('alreadyPaid', priced.lang);
  if (!(await holdSubject(tx, row))) throw goneRefusal(row);
  await lockRecords(tx, row);
  const payment = await insertPayment(tx, row);
  if (!payment) throw new HttpError(409, 'This key is in use for another payment.', 'keyReused');
  await replaceOthers(tx, payment, deps.now());
  return payment;
}

/** The intent that is paid; a configuration that came without one gets its own, so that the payer's return finds it. */
async function intentFor(
  tx: Queries,
  deps: Deps,
  organisation: OrganisationRecord,
  submission: PaymentRequest,
  { asked, priced, hash }: Draft,
): Promise<IntentRow> {
  const id =
    submission.intent ??
    // The colon keeps these keys apart from those that clients choose.
    (
      await insertIntent(
        tx,
        draftIntent(deps, organisation, asked, priced, {
          idempotencyKey: `payment:${submission.idempotencyKey}`,
          hash,
        }),
      )
    ).id;
  const intent = await lockIntent(tx, id);
  if (!intent) throw intentGoneError(null);
  return intent;
}

function paymentRow(
  deps: Deps,
  organisation: OrganisationRecord,
  submission: PaymentRequest,
  intent: IntentRow,
  { asked, priced, payer, plan, platform, gateway, hash, link }: Draft,
): Omit<PaymentRow, 'targetId'> {
  const now = deps.now();
  const id = deps.ids.row();
  const commentaire = submission.commentaire ?? '';
  return {
    id,
    ...listedBy({ id, label: priced.label, commentaire, ...payer }),
    organisationId: organisation.id,
    mode: intent.mode,
    intentId: intent.id,
    idempotencyKey: submission.idempotencyKey,
    bodyHash: hash,
    type: priced.type,
    typeId: priced.typeId,
    caisseId: priced.type === 'CAISSE' ? priced.typeId : null,
    label: priced.label,
    currency: priced.devise,
    montant: plan.montant,
    fees: plan.fees,
    abo: plan.abo,
    nbMonth: plan.nbMonth,
    divide: plan.divide,
    maxAmount: plan.maxAmount,
    amounts: [],
    platform,
    cerfa: priced.cerfa,
    assoc: priced.assoc,
    lang: priced.lang,
    ...payer,
    commentaire,
    accessId: asked.accessId ?? null,
    other: priced.service?.other ?? null,
    dettes: priced.dettes ?? (priced.dette ? [priced.dette] : null),
    displayName: priced.type === 'CAMPAGNE' ? (priced.campagne?.displayName ?? '') : null,
    team: priced.team ?? null,
    source: priced.source ?? null,
    products: priced.campagne?.products ?? null,
    utm: asked.utm ?? null,
    linkId: link?.id ?? null,
    linkOnce: link !== null && !link.reusable,
    receiptIssuedAt: null,
    ...returnAddresses(siteAddress(deps, organisation), intent),
    provider: gateway.name,
    providerRef: null,
    contactId: null,
    contactTask: 'meet',
    url: null,
    state: 'created',
    subscriptionState: null,
    nextCharge: null,
    termMontant: null,
    createdAt: now,
    updatedAt: now,
    checkedAt: now,
    nextCheckAt: null,
    replacedAt: null,
    finalizedAt: null,
    erasedAt: null,
  };
}
