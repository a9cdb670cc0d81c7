import { sql, type SQL } from 'drizzle-orm';

/** When a gift by hand was given: at noon of the day that was told, as payments by hand (PAY-54); at the latest when it was noted. */
export const handMoment = (gift: { readonly day: unknown; readonly createdAt: unknown }, zone: string): SQL =>
  sql`least((${gift.day} || ' 12:00')::timestamp at time zone ${zone}, ${gift.createdAt})`;
