import type { Debt } from '../../../src/contract/records/debts';
import { remainder, toUnits, type Minor } from '../../../src/core/money';
import type { DebtWithPayed } from './debtStore';

/** A debt as its organisation sees it, amounts in units of the organisation's currency. */
export function viewDebt({ id, name, montant, assoc, cerfa, active, payed }: DebtWithPayed, devise: string): Debt {
  const units = (amount: Minor) => toUnits(amount, devise);
  const reste = units(remainder(montant, payed));
  return { id, name, montant: units(montant), assoc, cerfa, active, payed: units(payed), reste };
}
