import type { OwnService } from '../../../src/contract/records/adminServices';
import type { Service } from '../../../src/contract/records/services';
import { toUnits } from '../../../src/core/money';
import { versionOf } from '../../text/versionOf';
import type { ServiceRow } from './serviceStore';

/** A service as the wire carries it (ENT-15), its price in units of the organisation's currency. */
export function viewService(service: ServiceRow, devise: string): Service {
  const { id, name, recurrent, cerfa, assoc, nbMonth, sysQuantity, active, position, document } = service;
  return {
    ...document,
    id,
    name,
    montant: toUnits(service.montant, devise),
    recurrent: recurrent ? 1 : 0,
    cerfa,
    assoc,
    nbMonth,
    sysQuantity,
    active,
    position,
  };
}

/** A service as its organisation sees it (CALL-53). */
export function viewOwnService(row: ServiceRow, devise: string): OwnService {
  const service = viewService(row, devise);
  return { ...service, version: versionOf(service) };
}
