import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text as indexes have it that sort by the alphabet, folded as in searches. */
export const alphabetical = (text: SQL | AnyPgColumn): SQL => sql`fold_text(${text}) collate "C"`;

/** An end as indexes have it: a record without one comes after all others. */
export const openEnded = (end: SQL | AnyPgColumn): SQL => sql`coalesce(${end}, 'infinity')`;

/** The sort name of a link: its label, or the name of the person whose promise it pays. */
export const linkName = (config: SQL | AnyPgColumn): SQL =>
  sql`coalesce(nullif(${config} ->> 'label', ''), ${config} #>> '{campagne,displayName}', '')`;
