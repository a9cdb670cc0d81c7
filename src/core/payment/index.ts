export {
  agreedCharge,
  agreedCharges,
  currentTerms,
  feeOfCharge,
  withNewAmount,
  type AmountChange,
} from './ledger/agreedCharges';
export { allocateDebts } from './pricing/allocateDebts';
export { amountRules, leftOfDebt, type AmountRules } from './pricing/amountRules';
export { readArrival, writeArrival, type Arrival } from './address/arrival';
export { canIssueReceipts, promisedReceipt } from './receipt/canIssueReceipts';
export {
  chargeStates,
  nextChargeOf,
  receiptStateOf,
  subscriptionStateOf,
  type ChargeStanding,
} from './ledger/chargeStates';
export { checkAmount, type AmountCode } from './pricing/checkAmount';
export { checkoutAddress } from './address/checkoutAddress';
export { debtsIn } from './pricing/debtsIn';
export { debtsToSend } from './pricing/debtsToSend';
export { checkExtra, extraFields, readExtra, type ExtraError, type ExtraField } from './payer/extraFields';
export { feeCover, suggestsFees } from './fees/feeCover';
export { feeOffer, feeThreshold, type FeeOffer } from './fees/feeOffer';
export { fixedAmount, isAmountFixed } from './pricing/fixedAmount';
export { forcedSplit } from './pricing/forcedSplit';
export { isStillDue, type Owed } from './ledger/isStillDue';
export { countedFor, movedBy, stateOf, type CountedPayment, type LedgerEvent } from './ledger/ledger';
export { DEFAULT_MONTHS } from './plan/defaultMonths';
export { monthChoices } from './plan/monthChoices';
export { chargesOf, monthlyPlan, type Plan, type PlanChoice } from './plan/monthlyPlan';
export { payerChoices } from './payer/payerChoices';
export { payerOrder } from './payer/payerOrder';
export { chosenMonths, monthRules, splitsFor, type MonthRules, type Splits } from './plan/monthRules';
export { givesReceipt, paymentNotices } from './pricing/paymentNotices';
export { checkPeople } from './payer/people';
export { platformChoices } from './payer/platformChoices';
export { priceIntent, type PricingStage } from './pricing/priceIntent';
export type { AskedConfig, LinkTerms, PricedConfig, PricingRecords, RefusalCode } from './pricing/pricingTypes';
export { billingFormat, MAIN_ASSOC, receiptFor } from './receipt/receipt';
export { heldCharges, refundPlan, type ChargeAmount } from './ledger/refundPlan';
export { safeReturnUrl, type ReturnHosts } from './address/safeReturnUrl';
export { dayOf } from '../calendar';
export { dateOfCharge, scheduleOf, type ScheduledCharge } from './plan/schedule';
export { PAYER_LIMITS } from '../../contract/terms/payerLimits';
export { publicItem, type PublicItem } from './pricing/publicItem';
export {
  validatePayer,
  type FieldCode,
  type PayerFieldError,
  type PayerField,
  type PayerValues,
} from './payer/validatePayer';
