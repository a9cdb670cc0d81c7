/** Retention periods of personal data (PRIV-06): in days, `accounts` and `receipts` in whole years. */
export interface Retention {
  /** Checkouts that were never paid, forms that were sent for one, and links that have ended. */
  readonly abandoned: number;
  /** People who promised, counted from the promise. */
  readonly pledges: number;
  /** Events that were posted to an organisation's own systems. */
  readonly deliveries: number;
  /** Mails that were sent. */
  readonly mails: number;
  /** Payers' data for the books, counted from the end of the year of the last movement. */
  readonly accounts: number;
  /** Payers' data for tax receipts, counted in the same way. */
  readonly receipts: number;
}

/** The usual period, and the bounds of an organisation's choice. The years are those of French law. */
export const retentionBounds = {
  abandoned: { usual: 90, least: 7, most: 365 },
  pledges: { usual: 1095, least: 90, most: 1825 },
  deliveries: { usual: 30, least: 1, most: 365 },
  mails: { usual: 90, least: 2, most: 365 },
  accounts: { usual: 10, least: 5, most: 30 },
  receipts: { usual: 6, least: 3, most: 30 },
} as const satisfies Record<keyof Retention, { usual: number; least: number; most: number }>;
