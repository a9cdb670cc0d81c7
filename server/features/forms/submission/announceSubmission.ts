import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { queueOutgoing } from '../../endpoints/queueOutgoing';
import { findPayableSubmission, viewPayableSubmission } from '../../payableSubmissions/payableSubmissionStore';
import type { FormSubmissionRow } from '../holds/submissionStore';

/** Notifies the organisation's systems of a submission, in the transaction that stores, confirms or settles it. */
export async function announceSubmission(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { organisationId, id, mode, formId, currency, revision, method, state, lang, accessId, virtualId }: FormSubmissionRow,
): Promise<void> {
  await queueOutgoing(tx, deps, organisationId, 'form.submitted', async () => {
    const payable = await findPayableSubmission(tx, organisationId, id);
    if (!payable) throw new Error('orgkit: a form without its submission');
    return {
      ...viewPayableSubmission(payable, currency),
      ...{ mode, formId, revision, method, state, lang, accessId, virtualId },
    };
  });
}
