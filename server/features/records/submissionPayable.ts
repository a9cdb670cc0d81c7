import { leftOf, type Payable } from '../checkout/price/payable';
import { findSubmission, viewSubmission } from './recordStore';

/** What is to be paid of a form that was filled in. */
export const submissionPayable: Payable = {
  types: ['FORM'],
  async find(queries, { id, devise, mode }, { typeId }) {
    const submission = await findSubmission(queries, id, typeId ?? '', mode);
    return { submission: submission && viewSubmission(submission, devise) };
  },
  /** Nobody can pay more of a submission than was left of it when it was priced. */
  async owed(queries, { organisationId, typeId, mode }) {
    const submission = typeId === null ? null : await findSubmission(queries, organisationId, typeId, mode);
    return submission && { priced: null, now: leftOf({ ...submission, montant: submission.total }) };
  },
};
