// Its own chunk: not needed before an amount is chosen.
export { startCheckout } from '../payment';
