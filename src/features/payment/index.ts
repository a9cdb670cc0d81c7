import phoneCss from '../../ui/phone/phone.css';
import formsCss from '../../ui/styles/forms.css';
import optionsCss from '../../ui/styles/options.css';
import paymentCss from './payment.css';
import summaryCss from './summary/summary.css';

export { paymentTexts } from '../../i18n/payment';
export { PaymentSkeleton } from './PaymentSkeleton';
export { PaymentView } from './PaymentView';
export { resolvePayee } from './find/resolvePayee';
export { startCheckout, type CheckoutOutcome } from './checkout/startCheckout';

/** CSS of the payment form, in addition to every element's. */
export const paymentStyles: readonly string[] = [optionsCss, formsCss, phoneCss, paymentCss, summaryCss];
