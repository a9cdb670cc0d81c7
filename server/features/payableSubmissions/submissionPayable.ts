import { balanceOf, type Payable } from '../checkout/price/payable';
import { findPayableSubmission, viewPayableSubmission } from './payableSubmissionStore';

/** Payment for a filled-in form. */
export const submissionPayable: Payable = {
  types: ['FORM'],
  async find(queries, { id, devise, mode }, { typeId }) {
    const submission = await findPayableSubmission(queries, id, typeId ?? '', mode);
    return { submission: submission && viewPayableSubmission(submission, devise) };
  },
  /** No one can pay more for a submission than its balance when priced. */
  async owed(queries, { organisationId, typeId, mode }) {
    const submission = typeId === null ? null : await findPayableSubmission(queries, organisationId, typeId, mode);
    return submission && { priced: null, now: balanceOf({ ...submission, montant: submission.total }) };
  },
};
