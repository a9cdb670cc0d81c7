import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { toUnits } from '../../../../src/core/money';
import type { PricedConfig } from '../../../../src/core/payment';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import { HttpError } from '../../../errors';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { termsOf } from '../../../ledger/agreement';
import { findPayment, type PaymentRow } from '../../../ledger/paymentStore';
import type { PricingDeps } from '../price/payable';
import { priceConfig } from '../price/priceConfig';
import { comingCharges } from './comingCharges';
import { overlayLink } from './linkPricing';
import { linkEnd } from './linkState';
import { findLink, type LinkRow, type LinkWithPayments } from './linkStore';
import { senderOf } from './senderOf';

/** The link of a configuration; null without one. @throws HttpError 404 */
export async function findAskedLink(
  queries: Queries,
  { link: id, lang }: Partial<PaymentConfig>,
): Promise<LinkWithPayments | null> {
  if (id === undefined) return null;
  const link = await findLink(queries, id);
  if (!link) throw new HttpError(404, serverTexts[lang ?? 'fr'].refusals.intentUnknown, 'linkUnknown');
  return link;
}

/** The recipient of a link: a rehearsal's pledge is paid in test mode, whatever the organisation's mode (ENT-32). */
export const withModeOfLink = (organisation: OrganisationRecord, { isTrial }: LinkWithPayments): OrganisationRecord =>
  isTrial ? { ...organisation, mode: 'test' } : organisation;

/** Refuses a link that has ended (LINK-01). @throws HttpError 410 */
export async function refuseEnded(
  queries: Queries,
  link: LinkWithPayments,
  organisation: OrganisationRecord,
  now: Date,
): Promise<void> {
  if (await linkEnd(queries, link, now)) throw linkEndedError(link, organisation);
}

export const linkEndedError = ({ config }: LinkRow, { language }: OrganisationRecord) =>
  new HttpError(410, serverTexts[config.lang ?? language].refusals.intentExpired, 'linkEnded');

/** A link priced from the records: a payment, or the change of one. @throws BusinessRefusal, HttpError 404 */
export async function priceLink(
  deps: PricingDeps,
  queries: Queries,
  organisation: OrganisationRecord,
  link: LinkRow,
  asked: Partial<PaymentConfig>,
): Promise<{ asked: PaymentConfig; priced: PricedConfig }> {
  const wanted = overlayLink(link, asked);
  const changed = link.paymentId === null ? null : await findPayment(queries, link.paymentId);
  if (changed) return { asked: wanted, priced: await priceChange(queries, changed, link) };
  return { asked: wanted, priced: await priceConfig(deps, queries, organisation, wanted, { stage: 'intent', link }) };
}

/** A link's known payer: set on the link, else taken from the payment it changes, or the form that it pays. */
export async function readLinkPayer(queries: Queries, link: LinkRow): Promise<LinkRow['payer']> {
  const changed = link.paymentId === null ? null : await findPayment(queries, link.paymentId);
  const { type, typeId } = link.config;
  if (!changed) {
    const sender = type === 'FORM' && typeId ? await senderOf(queries, link.organisationId, typeId) : null;
    return sender ? { ...sender, ...link.payer } : link.payer;
  }
  const { extra: _extra, ...info } = changed.info;
  return { ...info, ...changed.facturation, ...link.payer };
}

/**
 * Update mode (PAY-02): the payment as agreed, to be changed. Where the link allows it and untried charges remain,
 * `montant` is the next one's amount and may be changed.
 */
export async function priceChange(queries: Queries, payment: PaymentRow, link: LinkRow): Promise<PricedConfig> {
  const { id, type, typeId, label, currency, cerfa, assoc, abo, nbMonth, divide } = payment;
  const charges = link.changeAmount && abo ? await comingCharges(queries, payment) : [];
  const next = charges.find(({ state }) => state === 'due');
  const terms = termsOf(payment);
  const total = divide !== null && terms.maxAmount !== null ? terms.maxAmount : terms.montant;
  return {
    type,
    typeId,
    label,
    montant: next?.montant ?? toUnits(total, currency),
    devise: currency,
    cerfa,
    assoc: assoc ?? 'MAIN',
    abo,
    nbMonth,
    divide,
    lang: link.config.lang ?? payment.lang,
    update: true,
    paiement: { id, name: label, finalized: false, changeAmount: next !== undefined, ...(next && { charges }) },
  };
}
