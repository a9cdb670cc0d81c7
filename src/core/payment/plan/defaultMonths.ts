/** The months that a gift starts with (PAY-32). */
export const DEFAULT_MONTHS = 12;
