// Its own chunk: nobody needs it before an amount is chosen.
export { startCheckout } from '../payment';
