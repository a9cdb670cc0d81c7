import type { MoneyFollower } from '../../../ledger/moneyFollower';
import { endHolds } from '../holds/endHolds';
import { confirmPaidSubmission } from './confirmPaidSubmission';

/** A form's payment confirms its submission, if its bookings are still available. */
export const submissionFollower: MoneyFollower = {
  // Late money may need places whose hold has expired.
  prepare: (deps) => endHolds(deps),
  confirm: confirmPaidSubmission,
};
