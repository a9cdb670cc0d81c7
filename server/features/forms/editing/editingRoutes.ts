import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import type { FeatureRoutes } from '../../../http/mount';
import { PAGE, toPage } from '../../../page';
import { requireRow } from '../../../requireOwned';
import { viewRevisions } from '../../revisions/viewRevisions';
import { restoreRevision } from '../definition/formService';
import { findRevision, pageRevisions, requireFormRow } from '../definition/formStore';
import { viewAdminForm } from '../definition/formView';
import { archiveForm } from './archiveForm';
import { pageChoices } from './choices';
import { copyForm } from './copyForm';
import { discardDraft, readDraft, saveDraft } from './drafts';
import { lintWritten } from './lintWritten';

const success = true as const;

/** Calls of the form builder besides reading and saving. */
export const editingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.getDraft, async ({ params, organisationId }) => ({
    data: await readDraft(deps, organisationId, params.formId),
  }));

  mount(routes.saveDraft, async ({ params, body, holder }) => ({
    success,
    data: await saveDraft(deps, holder, params.formId, body),
  }));

  mount(routes.discardDraft, async ({ params, query, organisationId }) => {
    await discardDraft(deps, organisationId, params.formId, query.version);
    return { success };
  });

  mount(routes.listRevisions, async ({ params, organisationId, query: { before, limit = PAGE } }) => {
    const form = await requireFormRow(queries, organisationId, params.formId);
    const rows = await pageRevisions(queries, form, { before, limit: limit + 1 });
    return viewRevisions(rows, limit);
  });

  mount(routes.getRevision, async ({ params: { formId, revision }, organisationId }) => {
    const form = await requireFormRow(queries, organisationId, formId);
    const past = requireRow(await findRevision(queries, form, revision), 'revision');
    return { data: { ...viewAdminForm(past), by: past.actor } };
  });

  mount(routes.restoreRevision, async ({ params: { formId, revision: from }, body: { revision }, holder }) => ({
    success,
    ...(await restoreRevision(deps, holder, formId, { revision, from })),
  }));

  mount(routes.duplicateForm, async ({ params, body, holder }) => ({
    success,
    ...(await copyForm(deps, holder, params.formId, body)),
  }));

  mount(routes.archiveForm, async ({ params, body, holder }) => ({
    success,
    data: await archiveForm(deps, holder, params.formId, body.archived),
  }));

  mount(routes.lintForm, async ({ params, body, organisationId }) => ({
    success,
    data: await lintWritten(deps, organisationId, params.formId, body),
  }));

  mount(routes.listChoices, async ({ params, organisationId, query: { kind, limit = PAGE, ...wanted } }) => {
    await requireFormRow(queries, organisationId, params.formId);
    const rows = await pageChoices(queries, organisationId, kind, { ...wanted, limit: limit + 1 });
    return toPage(rows, limit, (row) => row);
  });
};
