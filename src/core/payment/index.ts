export {
  caisseProgress,
  isCaisseOpen,
  type CaisseAvailability,
  type CaisseFigures,
  type CaisseProgress,
} from './caisse';
export { checkoutAddress } from './checkoutAddress';
export { feeCover, suggestsFees, type FeeCover } from './feeCover';
export { isEmail } from './isEmail';
export { countedFor, movedBy, stateOf, type CountedPayment, type LedgerEvent, type LedgerState } from './ledger';
export { mainCaisseId } from './mainCaisseId';
export { DEFAULT_MONTHS, monthChoices } from './monthChoices';
export { chargesOf, monthlyPlan, type Plan, type PlanChoice } from './monthlyPlan';
export { barFill, formatPercentage } from './percentage';
export { presetsFor, type Preset } from './presetsFor';
export {
  priceIntent,
  type AskedConfig,
  type PricedConfig,
  type PricedIntent,
  type PricingRecords,
  type RefusalCode,
} from './priceIntent';
export { billingFormat, receiptFor, type ReceiptIssuer, type ReceiptOrganisation } from './receipt';
export { safeReturnUrl, type ReturnHosts } from './safeReturnUrl';
export {
  PAYER_LIMITS,
  validatePayer,
  type FieldCode,
  type FieldError,
  type PayerField,
  type PayerRules,
  type PayerValues,
} from './validatePayer';
