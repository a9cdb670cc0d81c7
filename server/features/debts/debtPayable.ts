import { sumMinor, toMinor } from '../../../src/core/money';
import { leftOfDebt } from '../../../src/core/payment';
import { balanceOf, type Payable } from '../checkout/price/payable';
import { findDebts } from './debtStore';
import { viewDebt } from './debtView';

/** Debts: one, several, or those that a gift without a purpose pays on its way. */
export const debtPayable: Payable = {
  types: ['DETTE', 'MULTI_DETTE', 'GENERAL'],
  async find(queries, { id, devise, mode }, { type, typeId, dettes }) {
    const ids = type === 'DETTE' ? [typeId ?? ''] : (dettes ?? []).map((debt) => debt.id);
    const found = await findDebts(queries, id, ids, mode);
    return { dettes: found.map((debt) => viewDebt(debt, devise)) };
  },
  async owed(queries, { organisationId, mode, dettes, currency }) {
    if (!dettes) return null;
    const ids = dettes.map(({ id }) => id);
    const left = (await findDebts(queries, organisationId, ids, mode)).map(balanceOf);
    return { priced: sumMinor(dettes.map((debt) => toMinor(leftOfDebt(debt), currency))), now: sumMinor(left) };
  },
};
