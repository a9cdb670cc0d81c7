import { sql, type SQL } from 'drizzle-orm';

/** When a gift by hand was given: on the day that was told, which is the same day in most zones at noon; at the latest when it was noted. */
export const handMoment = (gift: { readonly day: unknown; readonly createdAt: unknown }): SQL =>
  sql`least((${gift.day} || 'T12:00:00Z')::timestamptz, ${gift.createdAt})`;
