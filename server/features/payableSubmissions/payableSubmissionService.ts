import type * as v from 'valibot';
import type {
  createSubmissionRequest,
  OwnSubmission,
  updateSubmissionRequest,
} from '../../../src/contract/payments/payables';
import type { SubmissionRules } from '../../../src/contract/payments/paymentConfig';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { findDevise } from '../organisations/organisationStore';
import {
  findPayableSubmission,
  insertPayableSubmission,
  lockPayableSubmission,
  savePayableSubmission,
  viewPayableSubmission,
  type PayableSubmissionRow,
} from './payableSubmissionStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
type NewPayableSubmission = v.InferOutput<typeof createSubmissionRequest>;
type SubmissionChange = v.InferOutput<typeof updateSubmissionRequest>;

/** A label may name the one who sent the form: the log does without. */
const kind: RecordKind<PayableSubmissionRow, OwnSubmission> = {
  name: 'submission',
  lock: lockPayableSubmission,
  save: savePayableSubmission,
  logged: ({ label: _label, ...row }) => row,
  view: ({ organisationId, id }, tx) => readPayableSubmission(tx, organisationId, id),
};

/** A submission of the organisation. @throws HttpError 404 */
export async function readPayableSubmission(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<OwnSubmission> {
  const submission = requireRow(await findPayableSubmission(queries, organisationId, id), 'submission');
  return viewPayableSubmission(submission, await findDevise(queries, organisationId));
}

/** Notes a submission within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
async function createPayableSubmission(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, total, formData = {} }: NewPayableSubmission,
): Promise<PayableSubmissionRow> {
  const devise = await findDevise(tx, organisationId);
  const row: PayableSubmissionRow = {
    id,
    organisationId,
    label,
    total: parseAmount(total, devise, 'total'),
    rules: checkedRules(formData, devise),
    active: true,
    createdAt: now(),
    updatedAt: now(),
  };
  if (!(await insertPayableSubmission(tx, row))) throw idTakenError('submission');
  return row;
}

/** Notes a submission with an organisation's token. */
export const createOwnPayableSubmission = (
  deps: Surroundings,
  holder: TokenHolder,
  given: NewPayableSubmission,
): Promise<OwnSubmission> =>
  createOwned(deps, holder, kind, (tx) => createPayableSubmission(tx, deps, holder.organisationId, given));

/** Changes a submission; absent keys and paid amounts stay. @throws Outdated when it is of another version; HttpError 400, 404 */
export function updatePayableSubmission(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, label, total, formData, active }: SubmissionChange,
): Promise<OwnSubmission> {
  return updateVersioned(deps, holder, kind, { id, version }, async (row, tx) => {
    const devise = await findDevise(tx, row.organisationId);
    return {
      ...row,
      label: label ?? row.label,
      total: total === undefined ? row.total : parseAmount(total, devise, 'total'),
      rules: formData === undefined ? row.rules : checkedRules(formData, devise),
      active: active ?? row.active,
    };
  });
}

/** Rules are stored in units, but must be valid amounts. */
function checkedRules(rules: SubmissionRules, devise: string): SubmissionRules {
  for (const key of ['deposit', 'totalCerfa'] as const) parseAmount(rules[key] ?? 0, devise, `formData.${key}`);
  return rules;
}
