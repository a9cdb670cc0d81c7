export { startCheckout, type CheckoutOutcome } from './startCheckout';
