import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { exportCsv, exportJson } from './exportSubmissions';
import { readSubmissionDetail, readSubmissions } from './submissionService';

/** Submissions, for administrators. */
export const formSubmissionRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listFormSubmissions, ({ organisationId, query }) => readSubmissions(deps, organisationId, query));
  mount(routes.getFormSubmission, async ({ organisationId, params, query }) => ({
    data: await readSubmissionDetail(deps, organisationId, params.submissionId, query.lang),
  }));
  mount(routes.exportFormSubmissions, ({ organisationId, params, query, response }) => {
    response.setHeader('Content-Disposition', `attachment; filename="${params.formId}.csv"`);
    return exportCsv(deps, organisationId, params.formId, query);
  });
  mount(routes.exportFormSubmissionsJson, async ({ organisationId, params, query, response }) => {
    const data = await exportJson(deps, organisationId, params.formId, query);
    response.setHeader('Content-Disposition', `attachment; filename="${params.formId}.json"`);
    return { data };
  });
};
