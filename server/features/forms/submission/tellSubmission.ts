import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { queueOutgoing } from '../../endpoints/queueOutgoing';
import { findSubmission, viewSubmission } from '../../records/recordStore';
import type { FormSubmissionRow } from '../holds/submissionStore';

/** Notifies the organisation's systems of a submission, in the transaction that stores, confirms or settles it. */
export async function tellSubmission(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { organisationId, id, mode, formId, currency, revision, method, state, lang, accessId, virtualId }: FormSubmissionRow,
): Promise<void> {
  await queueOutgoing(tx, deps, organisationId, 'form.submitted', async () => {
    const payable = await findSubmission(tx, organisationId, id);
    if (!payable) throw new Error('orgkit: a form without its submission');
    return {
      ...viewSubmission(payable, currency),
      ...{ mode, formId, revision, method, state, lang, accessId, virtualId },
    };
  });
}
