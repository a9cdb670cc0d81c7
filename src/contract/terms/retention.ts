/** How long things of people are kept (PRIV-06): days for all but `accounts` and `receipts`, which are whole years. */
export interface Retention {
  /** Checkouts that were never paid, forms that were sent for one, and links that have ended. */
  readonly abandoned: number;
  /** Who promised, counted from the promise. */
  readonly pledges: number;
  /** Events that were posted to an organisation's own systems. */
  readonly deliveries: number;
  /** Mails that were sent. */
  readonly mails: number;
  /** What the books need of a payer, counted from the end of the year of the last movement. */
  readonly accounts: number;
  /** What tax receipts need of a payer, counted in the same way. */
  readonly receipts: number;
}

/** What is usual, and between which an organisation may choose. The years are those of French law. */
export const retentionBounds = {
  abandoned: { usual: 90, least: 7, most: 365 },
  pledges: { usual: 1095, least: 90, most: 1825 },
  deliveries: { usual: 30, least: 1, most: 365 },
  mails: { usual: 90, least: 2, most: 365 },
  accounts: { usual: 10, least: 5, most: 30 },
  receipts: { usual: 6, least: 3, most: 30 },
} as const satisfies Record<keyof Retention, { usual: number; least: number; most: number }>;
