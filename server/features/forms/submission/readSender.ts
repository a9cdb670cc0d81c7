import { senderOf, type Sender } from '../../../../src/core/form';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { compileRevision } from '../definition/compileRevision';
import { findForm } from '../definition/formStore';
import type { FormSubmissionRow } from '../holds/submissionStore';

/** A submission's sender, by the form as it was when sent; null without that form. */
export async function readSender(
  queries: Queries,
  deps: Pick<Deps, 'now'>,
  organisation: OrganisationRecord,
  { formId, revision, currency, values }: FormSubmissionRow,
): Promise<Sender | null> {
  const form = await findForm(queries, organisation.id, formId);
  const compiled = form && (await compileRevision(queries, deps, { form, organisation }, revision, currency));
  return compiled ? senderOf(compiled, values) : null;
}
