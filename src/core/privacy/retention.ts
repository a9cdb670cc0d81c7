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

/** What is said of it; what is not said is left to others. */
export type RetentionChoice = { readonly [K in keyof Retention]?: number | undefined };

export const retentionKinds = ['abandoned', 'pledges', 'deliveries', 'mails', 'accounts', 'receipts'] as const;

/** What is usual, and between which an organisation may choose. The years are those of French law. */
export const retentionBounds = {
  abandoned: { usual: 90, least: 7, most: 365 },
  pledges: { usual: 1095, least: 90, most: 1825 },
  deliveries: { usual: 30, least: 1, most: 365 },
  mails: { usual: 90, least: 2, most: 365 },
  accounts: { usual: 10, least: 5, most: 30 },
  receipts: { usual: 6, least: 3, most: 30 },
} as const satisfies Record<keyof Retention, { usual: number; least: number; most: number }>;

/**
 * What holds for an organisation: its own word, else the server's, else what is usual (PRIV-06).
 * @example
 * retentionOf({ mails: 30 }, { mails: 60, accounts: 12 }) // => { abandoned: 90, pledges: 1095, deliveries: 30, mails: 30, accounts: 12, receipts: 6 }
 */
export function retentionOf(own: RetentionChoice = {}, server: RetentionChoice = {}): Retention {
  return Object.fromEntries(
    retentionKinds.map((kind) => [kind, own[kind] ?? server[kind] ?? retentionBounds[kind].usual]),
  ) as unknown as Retention;
}

/**
 * The last day of a term that runs from the end of a year (PRIV-03): that of the last movement of money.
 * @param day of that movement, YYYY-MM-DD
 * @example
 * lockedUntil('2025-01-15', 10) // => '2035-12-31'
 */
export const lockedUntil = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}-12-31`;

/**
 * The first day whose movements a term of so many years still holds.
 * @example
 * firstHeldDay('2036-03-01', 10) // => '2026-01-01'
 */
export const firstHeldDay = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}-01-01`;
