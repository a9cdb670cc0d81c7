import * as v from 'valibot';
import { dataOf, day, identifier, mode, montant, text } from '../common';
import { defineRoute } from '../route';

/** Periods that end today: 7 days, 30 days, 13 weeks, 12 months. */
export const periods = ['week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

/** Movements, in currency units. `fees` is the fee cover within `received`; `charges` counts payments taken, not refunds. */
const moved = { received: montant, refunded: montant, fees: montant, charges: v.number() };

/** `before` is the slice of the same place in the period before. */
const bar = v.object({ from: day, to: day, received: montant, before: montant });

/** Received and refunded per currency, of one mode alone (ENT-31); the organisation's currency is always there. */
export const getStatistics = defineRoute({
  id: 'ADMIN-STATISTICS-GET',
  method: 'GET',
  path: '/admin/statistics',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'What was received and given back in a period that ends today, by slices of it, and in the period before',
  query: v.object({ period: v.optional(v.picklist(periods)), mode: v.optional(mode) }),
  response: dataOf(
    v.object({
      period: v.picklist(periods),
      mode,
      from: day,
      to: day,
      currencies: v.array(v.object({ devise: v.string(), ...moved, before: v.object(moved), bars: v.array(bar) })),
    }),
  ),
});
export type Statistics = v.InferOutput<typeof getStatistics.response>['data'];

/** Up to a hundred are counted. */
export const COUNTED_TASKS = 100;

const named = v.object({ id: identifier, label: text(200) });

/**
 * Open tasks: subscriptions whose last charge failed; payment links that end within two weeks; a campaign that is
 * over with promises that are not paid, at most five of these; debts that are to be paid, apart those of which the day is over;
 * active forms that were saved with warnings, and forms paid for when they were full of which the money has not gone back, at most five of
 * either.
 */
const task = v.variant('kind', [
  v.object({ kind: v.literal('failing'), count: v.number() }),
  v.object({ kind: v.literal('endingLinks'), count: v.number() }),
  v.object({ kind: v.picklist(['overdueDebts', 'openDebts']), count: v.number() }),
  v.object({ kind: v.literal('pledges'), count: v.number(), montant, devise: v.string(), campagne: named }),
  v.object({ kind: v.picklist(['formWarnings', 'shortForms']), count: v.number(), form: named }),
]);
export type Task = v.InferOutput<typeof task>;

export const listTasks = defineRoute({
  id: 'ADMIN-TASK-LIST',
  method: 'GET',
  path: '/admin/tasks',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: `What waits for somebody in the organisation; counts end at ${String(COUNTED_TASKS)}`,
  response: dataOf(v.array(task)),
});
