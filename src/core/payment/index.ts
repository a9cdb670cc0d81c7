export {
  agreedCharge,
  agreedCharges,
  currentTerms,
  feeOfCharge,
  withNewAmount,
  type ChargedPayment,
  type ChargedPlan,
  type AmountChange,
} from './ledger/agreedCharges';
export { allocateDebts, type OpenDebt } from './pricing/allocateDebts';
export { amountRules, leftOfDebt, type AmountConfig, type AmountRules } from './pricing/amountRules';
export { readArrival, writeArrival, type Arrival } from './address/arrival';
export { canIssueReceipts, promisedReceipt } from './receipt/canIssueReceipts';
export { chargeStates, receiptStateOf, subscriptionStateOf, type ChargeStanding } from './ledger/chargeStates';
export { checkAmount, type AmountCode } from './pricing/checkAmount';
export { checkoutAddress } from './address/checkoutAddress';
export { debtsIn } from './pricing/debtsIn';
export { debtsToSend } from './pricing/debtsToSend';
export { depositOf, minimumOf, type PayableSubmission } from './pricing/deposit';
export {
  checkExtra,
  extraFields,
  readExtra,
  type ExtraError,
  type ExtraField,
  type ExtraType,
  type ExtraValues,
} from './payer/extraFields';
export { feeCover, suggestsFees, type FeeCover } from './fees/feeCover';
export { feeOffer, feeThreshold, type FeeOffer } from './fees/feeOffer';
export { fixedAmount, isAmountFixed } from './pricing/fixedAmount';
export { forcedSplit } from './pricing/forcedSplit';
export { isStillDue, type Owed } from './ledger/isStillDue';
export { countedFor, movedBy, stateOf, type CountedPayment, type LedgerEvent, type LedgerState } from './ledger/ledger';
export { DEFAULT_MONTHS } from './plan/defaultMonths';
export { monthChoices } from './plan/monthChoices';
export { chargesOf, monthlyPlan, type Plan, type PlanChoice } from './plan/monthlyPlan';
export { payerChoices, type PayerChoices } from './payer/payerChoices';
export { chosenMonths, monthRules, splitsFor, type MonthConfig, type MonthRules, type Splits } from './plan/monthRules';
export { givesReceipt, paymentNotices, type PaymentNotices } from './pricing/paymentNotices';
export { checkPeople, type Person, type PersonError } from './payer/people';
export { platformChoices } from './payer/platformChoices';
export { priceIntent, type PricingStage } from './pricing/priceIntent';
export type {
  AskedConfig,
  LinkTerms,
  PricedCart,
  PricedConfig,
  PricedIntent,
  PricingRecords,
  RecordConfig,
  RefusalCode,
} from './pricing/pricingTypes';
export { configFromRecords } from './pricing/configFromRecords';
export { billingFormat, receiptFor, type ReceiptIssuer, type ReceiptOrganisation } from './receipt/receipt';
export { heldCharges, refundPlan, type ChargeAmount } from './ledger/refundPlan';
export { safeReturnUrl, type ReturnHosts } from './address/safeReturnUrl';
export { dateOfCharge, dayOf, scheduleOf, type ScheduledCharge } from './plan/schedule';
export { PAYER_LIMITS } from '../../contract/terms/payerLimits';
export { publicItem, type PublicItem } from './pricing/publicItem';
export { servicePrice } from './pricing/servicePrice';
export {
  validatePayer,
  type FieldCode,
  type PayerFieldError,
  type PayerField,
  type PayerRules,
  type PayerValues,
} from './payer/validatePayer';
