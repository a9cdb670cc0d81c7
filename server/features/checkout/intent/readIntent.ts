import { desc, eq, sql } from 'drizzle-orm';
import type { ResponseIn } from '../../../../src/contract/route';
import type { getIntent, getIntentStatus, PaymentConfig } from '../../../../src/contract/payments/payments';
import { toUnits } from '../../../../src/core/money';
import { publicItem } from '../../../../src/core/payment';
import { serverTexts } from '../../../../src/i18n/server';
import { payments } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { knownPayer } from '../link/knownPayer';
import { isFinalized } from '../link/linkState';
import { findLink } from '../link/linkStore';
import { priceChange } from '../link/linkUse';
import { isChangeMade } from '../../../ledger/requests/changeStore';
import { findPayment } from '../../../ledger/paymentStore';
import { isRefundedAsUnavailable } from '../../../ledger/requests/refundAsUnavailable';
import { requireOrganisation } from '../price/priceConfig';
import { viewOrganisation } from '../../organisations/organisationView';
import { findIntent, renewIntent, type IntentRow } from './intentStore';
import { readKnownPayer } from './readKnownPayer';

/**
 * An intent's configuration, with the public view of its organisation; reading extends its life. @throws HttpError 404,
 * 410
 */
export async function readIntent(deps: Deps, id: string): Promise<ResponseIn<typeof getIntent>['data']> {
  const { queries } = deps.database;
  const intent = await renewIntent(queries, id, deps.now());
  if (!intent) throw intentGoneError(await findIntent(queries, id));
  // In its original mode, whatever the organisation's since (ENT-30).
  const organisation = { ...(await requireOrganisation(deps, intent.organisationId)), mode: intent.mode };
  const { link: linkId, paiement } = intent.config;
  const link = linkId === undefined ? null : await findLink(queries, linkId);
  const payer = knownPayer(await readKnownPayer(queries, { intent, link }));
  const changed = paiement && (await findPayment(queries, paiement.id));
  const open = changed && link && (await priceChange(queries, changed, link));
  const finalized = changed && (await isFinalized(queries, changed));
  const shown = viewOrganisation(organisation, deps);
  return {
    ...intent.config,
    ...(paiement && { paiement: { ...paiement, ...open?.paiement, finalized: finalized ?? true } }),
    // As it is now: charges were taken since, or changed.
    ...(open && { montant: open.montant }),
    intent: id,
    organisation: shown,
    ...(payer && { payer }),
  };
}

/** Why an intent cannot be used: 404 when there never was one, 410 when it has expired. */
export function intentGoneError(intent: IntentRow | null): HttpError {
  const { refusals } = serverTexts[intent?.config.lang ?? 'fr'];
  return intent
    ? new HttpError(410, refusals.intentExpired, 'intentExpired')
    : new HttpError(404, refusals.intentUnknown, 'intentUnknown');
}

/**
 * State of the payment made from an intent, of the one that was paid when there are several. It is answered after the
 * intent has expired, too: the payer may come back late. Nothing of the payer is in it. @throws HttpError 404
 */
export async function readIntentStatus(deps: Deps, id: string): Promise<ResponseIn<typeof getIntentStatus>['data']> {
  const { queries } = deps.database;
  const intent = await findIntent(queries, id);
  if (!intent) throw intentGoneError(null);
  if (intent.config.update) {
    const changed = await isChangeMade(queries, id);
    return { state: changed ? 'succeeded' : 'created', update: true, label: intent.config.label };
  }
  const [payment] = await queries
    .select()
    .from(payments)
    .where(eq(payments.intentId, id))
    .orderBy(sql`${payments.finalizedAt} is null`, desc(payments.id))
    .limit(1);
  const { mode } = payment ?? intent;
  if (!payment) return { state: 'created', mode, ...given(intent.config) };
  const { currency, divide, maxAmount, label, type, typeId, linkId } = payment;
  const gone = type === 'FORM' && payment.finalizedAt !== null && (await isRefundedAsUnavailable(queries, payment));
  const montant = divide !== null && maxAmount !== null ? maxAmount : payment.montant;
  return {
    ...(gone ? { state: 'refunded', gone } : { state: payment.state }),
    mode,
    montant: toUnits(montant, currency),
    devise: currency,
    abo: payment.abo && divide === null,
    label,
    paiement: payment.id,
    item: publicItem({ type, typeId, label, link: linkId ?? undefined }),
  };
}

const given = ({ montant, devise, abo, divide, label }: PaymentConfig) => ({
  montant,
  devise,
  abo: abo === true && !divide,
  label,
});
