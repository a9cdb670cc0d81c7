import type * as v from 'valibot';
import type {
  createSubmissionRequest,
  PayableSubmissionRecord,
  updateSubmissionRequest,
} from '../../../src/contract/payables';
import type { SubmissionRules } from '../../../src/contract/paymentConfig';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
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
export type NewPayableSubmission = v.InferOutput<typeof createSubmissionRequest>;
type SubmissionChange = v.InferOutput<typeof updateSubmissionRequest>;

/** A submission of the organisation. @throws HttpError 404 */
export async function readPayableSubmission(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<PayableSubmissionRecord> {
  const submission = requireRow(await findPayableSubmission(queries, organisationId, id), 'submission');
  return viewPayableSubmission(submission, await findDevise(queries, organisationId));
}

/** Notes a submission within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createPayableSubmission(
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
  if (!(await insertPayableSubmission(tx, row))) throw new HttpError(409, 'This submission id is taken.', 'taken');
  return row;
}

/** Notes a submission with an organisation's token. */
export function createOwnPayableSubmission(
  deps: Surroundings,
  holder: TokenHolder,
  given: NewPayableSubmission,
): Promise<PayableSubmissionRecord> {
  return deps.database.transaction(async (tx) => {
    const row = await createPayableSubmission(tx, deps, holder.organisationId, given);
    const note = { action: 'ADMIN-SUBMISSION-CREATE', subject: 'submission', subjectId: row.id };
    await recordChange(tx, deps, holder, { ...note, changes: told(null, row) });
    return readPayableSubmission(tx, holder.organisationId, row.id);
  });
}

/** Changes a submission; absent keys and paid amounts stay. @throws HttpError 400, 404 */
export function updatePayableSubmission(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, total, formData, active }: SubmissionChange,
): Promise<PayableSubmissionRecord> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockPayableSubmission(tx, holder.organisationId, id), 'submission');
    const devise = await findDevise(tx, row.organisationId);
    const next: PayableSubmissionRow = {
      ...row,
      label: label ?? row.label,
      total: total === undefined ? row.total : parseAmount(total, devise, 'total'),
      rules: formData === undefined ? row.rules : checkedRules(formData, devise),
      active: active ?? row.active,
      updatedAt: deps.now(),
    };
    await savePayableSubmission(tx, next);
    const note = { action: 'ADMIN-SUBMISSION-UPDATE', subject: 'submission', subjectId: id };
    await recordChange(tx, deps, holder, { ...note, changes: told(row, next) });
    return readPayableSubmission(tx, holder.organisationId, id);
  });
}

/** Rules are stored in units, but must be valid amounts. */
function checkedRules(rules: SubmissionRules, devise: string): SubmissionRules {
  for (const key of ['deposit', 'totalCerfa'] as const) parseAmount(rules[key] ?? 0, devise, `formData.${key}`);
  return rules;
}

/** A label may name the one who sent the form: the log does without. */
const told = (before: PayableSubmissionRow | null, after: PayableSubmissionRow) =>
  differences(before && nameless(before), nameless(after));
const nameless = ({ label: _label, ...row }: PayableSubmissionRow) => row;
