import type * as v from 'valibot';
import { routes } from '../../../src/contract/routes';
import type { createPayableCampaignRequest, createSubmissionRequest } from '../../../src/contract/payables';
import { minorAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { ownRow } from '../../ownRow';
import { differences, recordChange } from '../audit/recordChange';
import { deviseOf } from '../organisations/organisationStore';
import { findSubmission, insertCampaign, insertSubmission, viewCampaign, viewSubmission } from './recordStore';
import type { CampaignRow, SubmissionRow } from './recordStore';

type Surroundings = Pick<Deps, 'now' | 'ids'>;
export type NewSubmission = v.InferOutput<typeof createSubmissionRequest>;
export type NewCampaign = v.InferOutput<typeof createPayableCampaignRequest>;

/** Submissions and campaigns as far as paying goes. */
export const recordRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { database } = deps;

  mount(routes.createSubmission, async ({ body, holder }) => {
    const { organisationId } = holder;
    const id = await database.transaction(async (tx) => {
      const row = await createSubmission(tx, deps, organisationId, body);
      // A label may name the one who sent the form.
      const { label: _label, ...told } = row;
      const changes = differences(null, told);
      const note = { action: 'ADMIN-SUBMISSION-CREATE', subject: 'submission', subjectId: row.id, changes };
      await recordChange(tx, deps, holder, note);
      return row.id;
    });
    return { success: true as const, data: await readSubmission(database.queries, organisationId, id) };
  });

  mount(routes.getSubmission, async ({ organisationId, params }) => ({
    data: await readSubmission(database.queries, organisationId, params.submissionId),
  }));

  mount(routes.createPayableCampaign, async ({ body, holder }) => {
    const row = await database.transaction(async (tx) => {
      const made = await createCampaign(tx, deps, holder.organisationId, body);
      const note = { action: 'ADMIN-CAMPAIGN-CREATE', subject: 'campaign', subjectId: made.id };
      await recordChange(tx, deps, holder, { ...note, changes: differences(null, made) });
      return made;
    });
    return { success: true as const, data: viewCampaign(row) };
  });
};

async function readSubmission(queries: Queries, organisationId: string, id: string) {
  const submission = ownRow(await findSubmission(queries, id), organisationId, 'submission');
  return viewSubmission(submission, await deviseOf(queries, organisationId));
}

/** Notes a submission within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createSubmission(
  tx: Queries,
  { now, ids }: Surroundings,
  organisationId: string,
  { id = ids.row(), label, total, formData = {} }: NewSubmission,
): Promise<SubmissionRow> {
  const devise = await deviseOf(tx, organisationId);
  // What the rules hold is kept in units, and must be an amount all the same.
  for (const key of ['deposit', 'totalCerfa'] as const) minorAmount(formData[key] ?? 0, devise, `formData.${key}`);
  const row: SubmissionRow = {
    id,
    organisationId,
    label,
    total: minorAmount(total, devise, 'total'),
    rules: formData,
    active: true,
    createdAt: now(),
    updatedAt: now(),
  };
  if (!(await insertSubmission(tx, row))) throw new HttpError(409, 'This submission id is taken.', 'taken');
  return row;
}

/** Makes a campaign within the caller's transaction. @throws HttpError 409 when the id is taken */
export async function createCampaign(
  tx: Queries,
  { now, ids }: Surroundings,
  organisationId: string,
  { id = ids.row(), label, theme = '', assoc = null, cerfa = false, active = true, config = {} }: NewCampaign,
): Promise<CampaignRow> {
  const times = { createdAt: now(), updatedAt: now() };
  const row: CampaignRow = { id, organisationId, label, theme, assoc, cerfa, active, config, ...times };
  if (!(await insertCampaign(tx, row))) throw new HttpError(409, 'This campaign id is taken.', 'taken');
  return row;
}
