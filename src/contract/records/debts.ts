import * as v from 'valibot';
import {
  dataOf,
  identifier,
  mode,
  montant,
  outcome,
  pageEntries,
  pageOf,
  searchEntries,
  text,
  yesOrNo,
} from '../common';
import { defineRoute } from '../route';

const entries = {
  name: v.pipe(text(200), v.minLength(1)),
  /** Total owed. */
  montant: v.pipe(montant, v.minValue(0.01)),
  assoc: v.nullable(identifier),
  cerfa: v.boolean(),
  /** One that is not active can no longer be paid. */
  active: v.boolean(),
};

/** A debt as its organisation sees it. `payed` and `reste` are derived from the ledger (SRV-13), in currency units. */
const debtResponse = v.object({ ...entries, id: identifier, payed: montant, reste: montant });
export type Debt = v.InferOutput<typeof debtResponse>;

export const createDebtRequest = v.strictObject({
  id: v.optional(identifier),
  ...v.partial(v.object(entries)).entries,
  name: entries.name,
  montant: entries.montant,
});
export const updateDebtRequest = v.strictObject(v.partial(v.object(entries)).entries);

export const createDebt = defineRoute({
  id: 'ADMIN-DEBT-CREATE',
  method: 'POST',
  path: '/admin/dettes',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Note a debt towards the token’s organisation',
  request: createDebtRequest,
  response: outcome({ data: debtResponse }),
});

export const updateDebt = defineRoute({
  id: 'ADMIN-DEBT-UPDATE',
  method: 'PUT',
  path: '/admin/dettes/:detteId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Change a debt; absent keys stay as they are',
  params: v.object({ detteId: identifier }),
  request: updateDebtRequest,
  response: outcome({ data: debtResponse }),
});

/** CALL-44. */
export const listDebts = defineRoute({
  id: 'ADMIN-DEBT-LIST',
  method: 'GET',
  path: '/admin/dettes',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'Debts towards the token’s organisation, newest first, paged, by name or id (CALL-44)',
  query: v.object({
    ...searchEntries,
    open: v.optional(yesOrNo),
    mode: v.optional(mode),
    ...pageEntries,
  }),
  response: pageOf(debtResponse),
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
  response: dataOf(debtResponse),
});
