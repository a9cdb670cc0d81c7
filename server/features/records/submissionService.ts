import type * as v from 'valibot';
import type {
  createSubmissionRequest,
  PayableSubmissionRecord,
  updateSubmissionRequest,
} from '../../../src/contract/payables';
import type { SubmissionRules } from '../../../src/contract/paymentConfig';
import { minorAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { foundRow } from '../../ownRow';
import type { TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
import { deviseOf } from '../organisations/organisationStore';
import {
  findSubmission,
  insertSubmission,
  lockSubmission,
  saveSubmission,
  viewSubmission,
  type SubmissionRow,
} from './recordStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewSubmission = v.InferOutput<typeof createSubmissionRequest>;
type SubmissionChange = v.InferOutput<typeof updateSubmissionRequest>;

/** A submission of the organisation. @throws HttpError 404 */
export async function readSubmission(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<PayableSubmissionRecord> {
  const submission = foundRow(await findSubmission(queries, organisationId, id), 'submission');
  return viewSubmission(submission, await deviseOf(queries, organisationId));
}

/** Notes a submission within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createSubmission(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, total, formData = {} }: NewSubmission,
): Promise<SubmissionRow> {
  const devise = await deviseOf(tx, organisationId);
  const row: SubmissionRow = {
    id,
    organisationId,
    label,
    total: minorAmount(total, devise, 'total'),
    rules: checkedRules(formData, devise),
    active: true,
    createdAt: now(),
    updatedAt: now(),
  };
  if (!(await insertSubmission(tx, row))) throw new HttpError(409, 'This submission id is taken.', 'taken');
  return row;
}

/** Notes a submission with an organisation's token. */
export function createOwnSubmission(
  deps: Surroundings,
  holder: TokenHolder,
  given: NewSubmission,
): Promise<PayableSubmissionRecord> {
  return deps.database.transaction(async (tx) => {
    const row = await createSubmission(tx, deps, holder.organisationId, given);
    const note = { action: 'ADMIN-SUBMISSION-CREATE', subject: 'submission', subjectId: row.id };
    await recordChange(tx, deps, holder, { ...note, changes: told(null, row) });
    return readSubmission(tx, holder.organisationId, row.id);
  });
}

/** Changes a submission; absent keys and paid amounts stay. @throws HttpError 400, 404 */
export function updateSubmission(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { label, total, formData, active }: SubmissionChange,
): Promise<PayableSubmissionRecord> {
  return deps.database.transaction(async (tx) => {
    const row = foundRow(await lockSubmission(tx, holder.organisationId, id), 'submission');
    const devise = await deviseOf(tx, row.organisationId);
    const next: SubmissionRow = {
      ...row,
      label: label ?? row.label,
      total: total === undefined ? row.total : minorAmount(total, devise, 'total'),
      rules: formData === undefined ? row.rules : checkedRules(formData, devise),
      active: active ?? row.active,
      updatedAt: deps.now(),
    };
    await saveSubmission(tx, next);
    const note = { action: 'ADMIN-SUBMISSION-UPDATE', subject: 'submission', subjectId: id };
    await recordChange(tx, deps, holder, { ...note, changes: told(row, next) });
    return readSubmission(tx, holder.organisationId, id);
  });
}

/** Rules are stored in units, but must be valid amounts. */
function checkedRules(rules: SubmissionRules, devise: string): SubmissionRules {
  for (const key of ['deposit', 'totalCerfa'] as const) minorAmount(rules[key] ?? 0, devise, `formData.${key}`);
  return rules;
}

/** A label may name the one who sent the form: the log does without. */
const told = (before: SubmissionRow | null, after: SubmissionRow) =>
  differences(before && nameless(before), nameless(after));
const nameless = ({ label: _label, ...row }: SubmissionRow) => row;
