/** The address that dials a number. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
