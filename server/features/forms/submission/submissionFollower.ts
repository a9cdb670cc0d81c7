import type { MoneyFollower } from '../../../ledger/moneyFollower';
import { endHolds } from '../holds/endHolds';
import { keepPaid } from './keepPaid';

/** Money of a form confirms its submission, if what that takes can still be had. */
export const submissionFollower: MoneyFollower = {
  // Money that comes late may need places that nobody has confirmed in time.
  prepare: (deps) => endHolds(deps),
  confirm: keepPaid,
};
