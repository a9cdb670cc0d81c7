import type { OwnCaisse } from '../../../src/contract/records/adminCaisses';
import { caisseResponse, type Caisse } from '../../../src/contract/records/caisses';
import { remainder, toUnits, type Minor } from '../../../src/core/money';
import { parseAnswer } from '../../dropAddresses';
import { versionOf } from '../../text/versionOf';
import type { CaisseWithTotals } from './caisseStore';

/** A fund as the wire carries it (ENT-13), amounts in units of the organisation's currency. */
export function viewCaisse(caisse: CaisseWithTotals, devise: string): Caisse {
  const units = (amount: Minor) => toUnits(amount, devise);
  return {
    ...caisse.document,
    id: caisse.id,
    name: caisse.name,
    objectif: units(caisse.objectif),
    marge: units(caisse.marge),
    withObjectif: caisse.withObjectif,
    smart: caisse.smart,
    active: caisse.active,
    paused: caisse.paused,
    hidden: caisse.hidden,
    cerfa: caisse.cerfa,
    assoc: caisse.assoc,
    total: units(caisse.counted),
    payed: units(caisse.received),
    reste: units(remainder(caisse.objectif, caisse.counted)),
  };
}

/** A fund as its organisation sees it. Gifts leave its version as it was (CALL-52). */
export function viewOwnCaisse(caisse: CaisseWithTotals, devise: string): OwnCaisse {
  const fund = viewCaisse(caisse, devise);
  const { total: _total, payed: _payed, reste: _rest, ...settings } = fund;
  return { ...fund, devise, version: versionOf(settings) };
}

/** A fund as a page carries it: without addresses that ORG-02 refuses, as the wire's answers are. */
export const viewCaisseOnPage = (caisse: CaisseWithTotals, devise: string): Caisse =>
  parseAnswer(caisseResponse, viewCaisse(caisse, devise));
