/** The reference of the ledger's row of a refund that the provider reported. */
export const refundReference = (eventId: string): string => `refund-${eventId}`;
