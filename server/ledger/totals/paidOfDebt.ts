import { sql } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import { debts, entries } from '../../db/schema';
import { andInMode } from '../../db/inMode';
import { keptOr } from './keptTotals';

// `${debts}.id`: in a selection Drizzle writes `${debts.id}` without its table, and the inner table has an id too.
const organisationId = sql`${debts}.organisation_id`;
const subjectId = sql`${debts}.id`;

/** Paid towards a row of `debts`, in minor units, as a read of one mode sees it. */
export const paidOfDebt = (shown: Mode) =>
  keptOr(
    { subject: 'debt', organisationId, subjectId, fill: { subject: 'debt', subjectId } },
    'counted',
    shown,
    sql`coalesce((select sum(${entries.counted}) from ${entries} where ${entries.organisationId} = ${organisationId}
      and ${entries.debtId} = ${subjectId}${andInMode(sql`${entries}.mode`, shown)}), 0)`,
  );
