import * as v from 'valibot';
import {
  changedOutcome,
  countedPageOf,
  csvEntries,
  dataOf,
  day,
  given,
  identifier,
  mode,
  montant,
  outcome,
  pageEntries,
  searchEntries,
  text,
  totalEntries,
  version,
  yesOrNo,
} from '../common';
import { defineRoute } from '../route';
import { chosenColumns, tableFaults, tableReport } from './tableImports';

const entries = {
  name: v.pipe(text(200), v.minLength(1)),
  /** Total owed. */
  montant: given,
  assoc: v.nullable(identifier),
  cerfa: v.boolean(),
  /** One that is not active can no longer be paid. */
  active: v.boolean(),
};

/** `payed` and `reste` are derived from the ledger (SRV-13), in currency units. */
const debtRecord = v.object({ ...entries, id: identifier, payed: montant, reste: montant });
export type Debt = v.InferOutput<typeof debtRecord>;

/** Day until which it is to be paid. */
const due = v.nullable(day);

/** A debt as its organisation sees it; `version` is another one with each change, but for payments. */
const ownDebt = v.object({ ...debtRecord.entries, due, version });
export type OwnDebt = v.InferOutput<typeof ownDebt>;

export const createDebtRequest = v.strictObject({
  id: v.optional(identifier),
  ...v.partial(v.object({ ...entries, due })).entries,
  name: entries.name,
  montant: entries.montant,
});
export const updateDebtRequest = v.strictObject({
  ...v.partial(v.object({ ...entries, due })).entries,
  version: v.optional(version),
});

export const createDebt = defineRoute({
  id: 'ADMIN-DEBT-CREATE',
  method: 'POST',
  path: '/admin/dettes',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Note a debt towards the token’s organisation',
  request: createDebtRequest,
  response: outcome({ data: ownDebt }),
});

/** `version` is that of the debt that was edited (CALL-93). */
export const updateDebt = defineRoute({
  id: 'ADMIN-DEBT-UPDATE',
  method: 'PUT',
  path: '/admin/dettes/:detteId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Change a debt; absent keys stay as they are; 409 and the newest debt for another `version`',
  params: v.object({ detteId: identifier }),
  request: updateDebtRequest,
  response: changedOutcome({ data: ownDebt }),
  conditions: ['version'],
  alsoAnswers: [409],
});

/** By when they were entered, how much was owed at first, or the day they are due; `-` is the latest or highest first. */
const debtSort = v.picklist(['-date', 'date', '-montant', 'montant', '-due', 'due']);
export type DebtSort = v.InferOutput<typeof debtSort>;

const filters = {
  ...searchEntries,
  open: v.optional(yesOrNo),
  /** Open debts only: whether they are past their due day. */
  overdue: v.optional(v.literal('true')),
  /** Those that are open or overdue also by the day they are due; overdue ones by it alone. */
  sort: v.optional(debtSort),
  mode: v.optional(mode),
};

/** CALL-44. */
export const listDebts = defineRoute({
  id: 'ADMIN-DEBT-LIST',
  method: 'GET',
  path: '/admin/dettes',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Debts towards the token’s organisation, newest first or as asked for, paged, by name or id (CALL-44)',
  query: v.object({ ...filters, ...totalEntries, ...pageEntries }),
  /** `devise` is the currency of all amounts. */
  response: v.object({ ...countedPageOf(ownDebt).entries, devise: v.string() }),
});

/** CALL-44. */
export const exportDebts = defineRoute({
  id: 'ADMIN-DEBT-EXPORT',
  method: 'GET',
  path: '/admin/dettes.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The debts that the filters leave, in their order, for spreadsheets (CALL-44)',
  produces: 'text/csv',
  exports: true,
  query: v.object({ ...filters, ...csvEntries }),
  response: v.string(),
});

export const getDebt = defineRoute({
  id: 'ADMIN-DEBT-GET',
  method: 'GET',
  path: '/admin/dettes/:detteId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'One debt, with what is left of it',
  params: v.object({ detteId: identifier }),
  response: dataOf(ownDebt),
});

/** Why a line of a table is refused. */
const importFaults = [...tableFaults, 'day'] as const;
export type ImportFault = (typeof importFaults)[number];

/** Columns of a table of debts. */
export const debtColumns = ['name', 'montant', 'due', 'id', 'assoc', 'cerfa'] as const;
export type DebtColumn = (typeof debtColumns)[number];

const importReport = tableReport(importFaults);
export type DebtImportReport = v.InferOutput<typeof importReport>;

/** CALL-68. */
export const importDebts = defineRoute({
  id: 'ADMIN-DEBT-IMPORT',
  method: 'POST',
  path: '/admin/dettes/import',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  bodyLimit: '1mb',
  summary:
    'Note the debts of a table, all or none, each once; with `dryRun` say what would be noted and what is wrong with it (CALL-68)',
  request: v.strictObject({
    csv: text(800_000),
    columns: chosenColumns(debtColumns),
    dryRun: v.optional(v.boolean()),
  }),
  response: outcome({ data: importReport }),
});
