import type { Payable } from '../checkout/price/payable';
import { findCaisse } from './caisseStore';
import { viewCaisse } from './caisseView';

/** Gifts to a fund. */
export const caissePayable: Payable = {
  types: ['CAISSE'],
  async find(queries, { id, devise, mode }, { typeId }) {
    const caisse = await findCaisse(queries, id, typeId ?? '', mode);
    return { caisse: caisse && viewCaisse(caisse, devise) };
  },
};
