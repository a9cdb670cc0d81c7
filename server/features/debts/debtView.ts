import type { Debt, OwnDebt } from '../../../src/contract/records/debts';
import { remainder, toUnits, type Minor } from '../../../src/core/money';
import { versionOf } from '../../text/versionOf';
import type { DebtWithPayed } from './debtStore';

/** A debt as payers' pages reckon with it, amounts in units of the organisation's currency. */
export function viewDebt({ id, name, montant, assoc, cerfa, active, payed }: DebtWithPayed, devise: string): Debt {
  const units = (amount: Minor) => toUnits(amount, devise);
  const reste = units(remainder(montant, payed));
  return { id, name, montant: units(montant), assoc, cerfa, active, payed: units(payed), reste };
}

/** A debt as its organisation sees it. Payments leave its version as it was (CALL-93). */
export function viewOwnDebt(row: DebtWithPayed, devise: string): OwnDebt {
  const debt = viewDebt(row, devise);
  const { payed: _payed, reste: _rest, ...set } = debt;
  const { due } = row;
  return { ...debt, due, version: versionOf({ ...set, ...(due !== null && { due }) }) };
}
