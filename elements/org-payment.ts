import { paymentStyles, paymentTexts, PaymentSkeleton, PaymentView, resolvePayee } from '../src/features/payment';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-payment', PaymentView, {
  attributes: { intent: attr.string, link: attr.string },
  properties: ['config'],
  styles: paymentStyles,
  texts: paymentTexts,
  Skeleton: PaymentSkeleton,
  resolveOrganisation: resolvePayee,
});
