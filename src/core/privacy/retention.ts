import { retentionBounds, type Retention } from '../../contract/terms/retention';

/** A partial choice; absent keys fall back to the next level. */
export type RetentionChoice = { readonly [K in keyof Retention]?: number | undefined };

export const retentionKinds = ['abandoned', 'pledges', 'deliveries', 'mails', 'accounts', 'receipts'] as const;

/**
 * An organisation's retention: its own choice, else the server's, else the default (PRIV-06).
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
