export {
  agreedCharge,
  agreedCharges,
  currentTerms,
  feeOfCharge,
  withNewAmount,
  type ChargedPayment,
  type ChargedPlan,
  type AmountChange,
} from './agreedCharges';
export { allocateDebts, type OpenDebt } from './allocateDebts';
export { amountRules, leftOfDebt, type AmountConfig, type AmountRules } from './amountRules';
export { readArrival, writeArrival, type Arrival } from './arrival';
export {
  caisseProgress,
  isCaisseOpen,
  type CaisseAvailability,
  type CaisseFigures,
  type CaisseProgress,
} from './caisse';
export { canIssueReceipts, promisedReceipt } from './canIssueReceipts';
export { chargeStates, receiptStateOf, subscriptionStateOf, type ChargeStanding } from './chargeStates';
export { checkAmount, type AmountCode } from './checkAmount';
export { checkoutAddress } from './checkoutAddress';
export { debtsIn } from './debtsIn';
export { debtsToSend } from './debtsToSend';
export { depositOf, minimumOf, type PayableSubmission } from './deposit';
export {
  checkExtra,
  extraFields,
  readExtra,
  type ExtraError,
  type ExtraField,
  type ExtraType,
  type ExtraValues,
} from './extraFields';
export { feeCover, suggestsFees, type FeeCover } from './feeCover';
export { feeOffer, feeThreshold, type FeeOffer } from './feeOffer';
export { fixedAmount, isAmountFixed } from './fixedAmount';
export { forcedSplit } from './forcedSplit';
export { isEmail } from './isEmail';
export { isStillDue, type Owed } from './isStillDue';
export { countedFor, movedBy, stateOf, type CountedPayment, type LedgerEvent, type LedgerState } from './ledger';
export { mainCaisseId } from './mainCaisseId';
export { DEFAULT_MONTHS } from './defaultMonths';
export { monthChoices } from './monthChoices';
export { chargesOf, monthlyPlan, type Plan, type PlanChoice } from './monthlyPlan';
export { payerChoices, type PayerChoices } from './payerChoices';
export { chosenMonths, monthRules, splitsFor, type MonthConfig, type MonthRules, type Splits } from './monthRules';
export { givesReceipt, paymentNotices, type PaymentNotices } from './paymentNotices';
export { checkPeople, type Person, type PersonError } from './people';
export { barFill, formatPercentage, shownPercent } from './percentage';
export { platformChoices } from './platformChoices';
export { presetsFor, type Preset } from './presetsFor';
export { priceIntent, type PricingStage } from './priceIntent';
export type {
  AskedConfig,
  LinkTerms,
  PricedCart,
  PricedConfig,
  PricedIntent,
  PricingRecords,
  RecordConfig,
  RefusalCode,
} from './pricingTypes';
export { recordConfig } from './recordConfig';
export { billingFormat, receiptFor, type ReceiptIssuer, type ReceiptOrganisation } from './receipt';
export { heldCharges, refundPlan, type ChargeAmount } from './refundPlan';
export { safeReturnUrl, type ReturnHosts } from './safeReturnUrl';
export { dateOfCharge, dayOf, isDay, scheduleOf, type ScheduledCharge } from './schedule';
export { PAYER_LIMITS } from './payerLimits';
export { publicItem, type PublicItem } from './publicItem';
export { servicePrice } from './servicePrice';
export {
  validatePayer,
  type FieldCode,
  type FieldError,
  type PayerField,
  type PayerRules,
  type PayerValues,
} from './validatePayer';
