import type { Language } from '../../../src/contract/common';
import type { Caisse } from '../../../src/contract/records/caisses';
import { isCaisseOpen } from '../../../src/core/fund';
import type { PageReads } from './pageReads';

/** The funds that a site leads to, in a language: those that take gifts and are not hidden (DON-10). */
export const offeredFunds = async (reads: PageReads, lang: Language): Promise<Caisse[]> =>
  (await reads.funds(lang)).filter((one) => !one.hidden && isCaisseOpen(one));
