import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { findDevise } from '../organisations/organisationStore';
import { placeIn } from '../../db/listOrder';
import { pagePayableSubmissions, payableOrder, viewPayableSubmission } from './payableSubmissionStore';
import { createOwnPayableSubmission, readPayableSubmission, updatePayableSubmission } from './payableSubmissionService';

/** Submissions as far as paying goes. */
export const payableSubmissionRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listSubmissions, async ({ organisationId, query: { open, before, mode: shown, limit = PAGE } }) => {
    const isOpen = open === undefined ? undefined : open === 'true';
    const rows = await pagePayableSubmissions(queries, organisationId, {
      open: isOpen,
      before,
      shown,
      limit: limit + 1,
    });
    const devise = await findDevise(queries, organisationId);
    return toPage(rows, limit, (row) => viewPayableSubmission(row, devise), placeIn(payableOrder));
  });

  mount(routes.getSubmission, async ({ organisationId, params }) => ({
    data: await readPayableSubmission(queries, organisationId, params.submissionId),
  }));

  mount(routes.createSubmission, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnPayableSubmission(deps, holder, body),
  }));

  mount(
    routes.updateSubmission,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updatePayableSubmission(deps, holder, params.submissionId, body),
    }),
    async ({ params, organisationId }) =>
      unchanged(await readPayableSubmission(queries, organisationId, params.submissionId)),
  );
};
