import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Mode } from '../../src/core/organisation';

/** `seesMode` as a condition (ENT-31): rows of a table that a read of one mode sees. Nothing to ask for in a trial, which sees all. */
export const seen = (column: AnyPgColumn, shown: Mode): SQL | undefined =>
  shown === 'test' ? undefined : eq(column, shown);
