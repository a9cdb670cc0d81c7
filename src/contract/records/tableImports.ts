import * as v from 'valibot';
import { text } from '../common';

/** Why a line of any table is refused. */
export const tableFaults = ['missing', 'amount', 'long', 'identifier', 'taken', 'twice', 'broken', 'cells'] as const;

/** By what it says, the name of a column; a column of the same name is found by itself. */
export const chosenColumns = <const C extends readonly string[]>(columns: C) =>
  v.optional(v.partial(v.strictObject(v.entriesFromList(columns, text(200)))));

/** What a table would enter, or entered. @param faults reasons why a line of it may be refused */
export const tableReport = <const F extends readonly string[]>(faults: F) =>
  v.object({
    /** Names of the columns of the table. */
    headers: v.array(v.string()),
    /** Lines below the names. */
    lines: v.number(),
    imported: v.number(),
    /** Lines that were there already. */
    known: v.number(),
    /** The first hundred mistakes; `column` as the table names it. */
    faults: v.array(v.object({ line: v.number(), column: v.string(), reason: v.picklist(faults) })),
  });
