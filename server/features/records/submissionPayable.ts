import { leftOf, type Payable } from '../checkout/price/payable';
import { findSubmission, viewSubmission } from './recordStore';

/** Payment for a filled-in form. */
export const submissionPayable: Payable = {
  types: ['FORM'],
  async find(queries, { id, devise, mode }, { typeId }) {
    const submission = await findSubmission(queries, id, typeId ?? '', mode);
    return { submission: submission && viewSubmission(submission, devise) };
  },
  /** No one can pay more for a submission than its balance when priced. */
  async owed(queries, { organisationId, typeId, mode }) {
    const submission = typeId === null ? null : await findSubmission(queries, organisationId, typeId, mode);
    return submission && { priced: null, now: leftOf({ ...submission, montant: submission.total }) };
  },
};
