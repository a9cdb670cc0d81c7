import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { attachment } from '../../http/attachment';
import { exportCsv, exportJson } from './exportSubmissions';
import { readSubmissionDetail, readSubmissions } from './submissionService';

/** Submissions, for administrators. */
export const formSubmissionRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listFormSubmissions, ({ organisationId, query }) => readSubmissions(deps, organisationId, query));
  mount(routes.getFormSubmission, async ({ organisationId, params, query }) => ({
    data: await readSubmissionDetail(deps, organisationId, params.submissionId, query.lang),
  }));
  mount(routes.exportFormSubmissions, ({ organisationId, params: { formId }, query, response }) => {
    const { headings, lang = 'en', ...filters } = query;
    const name = (disposition: string) => response.setHeader('Content-Disposition', disposition);
    name(`attachment; filename="${formId}.csv"`);
    const labelled = headings && { lang, name: (title: string) => name(attachment(`${title}.csv`)) };
    return exportCsv(deps, organisationId, formId, filters, labelled);
  });
  mount(routes.exportFormSubmissionsJson, async ({ organisationId, params, query, response }) => {
    const data = await exportJson(deps, organisationId, params.formId, query);
    response.setHeader('Content-Disposition', `attachment; filename="${params.formId}.json"`);
    return { data };
  });
};
