import * as v from 'valibot';
import { changedOutcome, identifier, pageEntries, pageOf, searchEntries, version } from '../common';
import { defineRoute } from '../route';

/** How a limit stands: sold out, nearly so, with enough left, or of slots that fill up each by itself. */
const stockStates = ['out', 'low', 'enough', 'slots'] as const;

/** A limit of products of a form, as the stock of all forms lists it. */
const stockLimit = v.object({
  id: identifier,
  form: v.object({ id: identifier, title: v.string(), active: v.boolean() }),
  /** Products that are taken from it together. */
  products: v.array(v.object({ id: identifier, name: v.string() })),
  capacity: v.number(),
  /** The calendar whose slots each have their own stock; null for a single stock. */
  calendar: v.nullable(v.object({ id: identifier, label: v.string() })),
  /** The coming slot with the least left, which the figures are of; null where there is none, or no calendar. */
  slot: v.nullable(v.string()),
  sold: v.number(),
  /** Taken by orders that are being paid. */
  held: v.number(),
  left: v.number(),
  state: v.picklist(stockStates),
  /** That of the limit; what is sold leaves it as it is. */
  version,
});
export type StockLimit = v.InferOutput<typeof stockLimit>;

/** CALL-117. */
export const listStock = defineRoute({
  id: 'ADMIN-STOCK-LIST',
  method: 'GET',
  path: '/admin/stock',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Limited products of all forms with what is sold, held and left, sold out ones first, paged (CALL-117)',
  /** Words of the form; `low` has sold out ones, too. */
  query: v.strictObject({ ...searchEntries, state: v.optional(v.picklist(['out', 'low'])), ...pageEntries }),
  response: pageOf(stockLimit),
});

/** CALL-123. */
export const updateStock = defineRoute({
  id: 'ADMIN-STOCK-UPDATE',
  method: 'PUT',
  path: '/admin/stock/:stockId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Change how many there are of a limit; 409 and the newest limit for another `version`; refused below what is sold',
  params: v.object({ stockId: identifier }),
  request: v.strictObject({
    capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: stockLimit }),
  conditions: ['version'],
  alsoAnswers: [409],
});

/** The calls of the stock of all forms. */
export const stockRoutes = { listStock, updateStock };
