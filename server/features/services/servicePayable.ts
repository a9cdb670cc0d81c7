import type { Payable } from '../checkout/price/payable';
import { findService } from './serviceStore';
import { viewService } from './serviceView';

/** Services of an organisation. */
export const servicePayable: Payable = {
  types: ['SERVICE'],
  async find(queries, { id, devise }, { typeId }) {
    const service = await findService(queries, id, typeId ?? '');
    return { service: service && viewService(service, devise) };
  },
};
