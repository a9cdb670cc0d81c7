/** Checks, what sends a payment, and what says why it was not sent. */
export const loadSending = () => import('./sending');
