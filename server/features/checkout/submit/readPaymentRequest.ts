import type * as v from 'valibot';
import { submittedConfig, type Facturation, type PayerInfo } from '../../../../src/contract/payments/payments';
import { toMinor, toUnits, type Minor } from '../../../../src/core/money';
import {
  billingFormat,
  checkExtra,
  dayOf,
  extraFields,
  feeCover,
  feeThreshold,
  monthlyPlan,
  readExtra,
  suggestsFees,
  validatePayer,
  type Plan,
  type PricedConfig,
} from '../../../../src/core/payment';
import { timeZoneOf } from '../../../../src/core/organisation';
import { HttpError } from '../../../errors';
import { parsePart } from '../../../http/parse';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { readPhone } from '../../../text/readPhone';
import { payerRefusal, refusal, type WrongField } from '../price/refusals';

/** Body of CALL-06, parsed (PAY-61). */
export type PaymentRequest = v.InferOutput<typeof submittedConfig>;

/** Reads the JSON text that CALL-06 carries inside its body. @throws HttpError 400 */
export function readPaymentRequest(text: string): PaymentRequest {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The config is not valid JSON.', 'malformed');
  }
  return parsePart(submittedConfig, config, 'body') as PaymentRequest;
}

/** The payer as the payment keeps it, telephone in E.164. @throws BusinessRefusal that names the fields to mend */
export function checkPayer(
  { info, facturation }: PaymentRequest,
  organisation: OrganisationRecord,
  priced: PricedConfig,
  now: Date,
): { info: PayerInfo; facturation: Facturation } {
  const format = billingFormat(organisation, priced);
  const isPhone = (number: string) => readPhone(number) !== null;
  const errors = [
    ...validatePayer({ ...info, ...facturation }, { format, isPhone }),
    ...(priced.update ? [] : extraErrors(info, organisation, now)),
  ];
  if (errors.length > 0) throw payerRefusal(errors, priced.lang);
  return { info: { ...info, tel: readPhone(info.tel) ?? info.tel, ...answersOf(info, organisation) }, facturation };
}

/** The organisation's required fields that are missing (PAY-16). */
function extraErrors({ extra = {} }: PayerInfo, organisation: OrganisationRecord, now: Date): WrongField[] {
  const today = dayOf(now.getTime(), timeZoneOf(organisation));
  const found = checkExtra(extra, extraFields(organisation.web), today);
  return found.map(({ key, code }) => ({ field: `extra.${key}`, code }));
}

/** Answers to the fields asked, and no others. */
function answersOf({ extra }: PayerInfo, { web }: OrganisationRecord): Pick<PayerInfo, 'extra'> | undefined {
  return extra && { extra: readExtra(extra, extraFields(web)) };
}

/** Each charge and its fee cover, in minor units. */
interface AgreedPlan extends Plan {
  readonly fees: Minor;
}

/**
 * Computes the charges from the typed amount. The figures that the browser showed must be the same, or the payer would
 * pay something else than was on screen. @throws BusinessRefusal `amountChanged`
 */
export function agreedPlan(
  submission: PaymentRequest,
  organisation: OrganisationRecord,
  priced: PricedConfig,
): AgreedPlan {
  const { amounts, facturation } = submission;
  const { devise, lang } = priced;
  const changed = refusal('amountChanged', lang);
  const amount = toMinor(priced.montant, devise);
  const fees = amounts.fees === 0 ? null : feeCover(amount, devise, feePayer(facturation, priced));
  // Fee cover is taken only where the organisation offers it (PAY-21).
  const threshold = feeThreshold(organisation.web, devise);
  if (fees && !(suggestsFees({ amount, fees: fees.fees, threshold }) && toUnits(fees.fees, devise) === amounts.fees)) {
    throw changed;
  }
  const plan = monthlyPlan({ ...priced, montant: fees?.total ?? amount, currency: devise });
  const shown: [number | null | undefined, Minor | null][] = [
    [amounts.total, fees?.total ?? amount],
    [submission.montant, plan.montant],
    [submission.maxAmount, plan.maxAmount],
  ];
  for (const [given, right] of shown) {
    if (given != null && given !== (right === null ? null : toUnits(right, devise))) throw changed;
  }
  return { ...plan, fees: fees?.fees ?? toMinor(0, devise) };
}

const feePayer = ({ perso }: Facturation, { divide }: PricedConfig) => ({ company: !perso, charges: divide ?? 1 });
