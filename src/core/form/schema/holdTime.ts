/** How long a submission waits to be confirmed by mail, in milliseconds (SRV-15). */
export const HOLD_MS = 24 * 60 * 60 * 1000;
