import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, pageOf } from '../../page';
import { deviseOf } from '../organisations/organisationStore';
import { pageSubmissions, viewSubmission } from './recordStore';
import { createOwnSubmission, readSubmission, updateSubmission } from './submissionService';

/** Submissions as far as paying goes. */
export const recordRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listSubmissions, async ({ organisationId, query: { open, before, mode: shown, limit = PAGE } }) => {
    const isOpen = open === undefined ? undefined : open === 'true';
    const rows = await pageSubmissions(queries, organisationId, { open: isOpen, before, shown, limit: limit + 1 });
    const devise = await deviseOf(queries, organisationId);
    return pageOf(rows, limit, (row) => viewSubmission(row, devise));
  });

  mount(routes.getSubmission, async ({ organisationId, params }) => ({
    data: await readSubmission(queries, organisationId, params.submissionId),
  }));

  mount(routes.createSubmission, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnSubmission(deps, holder, body),
  }));

  mount(
    routes.updateSubmission,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateSubmission(deps, holder, params.submissionId, body),
    }),
    async ({ params, organisationId }) => unchanged(await readSubmission(queries, organisationId, params.submissionId)),
  );
};
