import { sql } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import { debts, entries } from '../../db/schema';
import { andInMode } from '../../db/inMode';

/** Paid towards a row of `debts`, in minor units, as a read of one mode sees it. */
// `${debts}.id`: in a selection Drizzle writes `${debts.id}` without its table, and the inner table has an id too.
export const paidOfDebt = (shown: Mode) => sql`coalesce((select sum(${entries.counted}) from ${entries}
  where ${entries.organisationId} = ${debts}.organisation_id and ${entries.debtId} = ${debts}.id${andInMode(sql`${entries}.mode`, shown)}), 0)`;
