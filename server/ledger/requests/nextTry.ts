import { isNull, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Waiting {
  readonly tries: AnyPgColumn;
  readonly nextTryAt: AnyPgColumn;
}

/** Whether a request that was not answered may be made again; one that was not tried yet may. */
export const isDue = ({ nextTryAt }: Pick<Waiting, 'nextTryAt'>, now: Date) =>
  or(isNull(nextTryAt), lte(nextTryAt, now));

/**
 * What to set on a request that the provider has not answered, where `isDue` still holds: a try between two waits, as by a
 * payer's click or by another process, lengthens none. 1, 2, 4 … minutes, a day at most (SRV-31).
 */
export const waitLonger = ({ tries }: Pick<Waiting, 'tries'>, now: Date) => ({
  tries: sql`${tries} + 1`,
  nextTryAt: sql`${now.toISOString()}::timestamptz
    + least(interval '1 day', interval '1 minute' * power(2, least(${tries}, 11)))`,
});
