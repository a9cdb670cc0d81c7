import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { keyOf } from '../../http/keyOf';
import type { FeatureRoutes } from '../../http/mount';
import { ownRow } from '../../ownRow';
import { PAGE, pageOf } from '../../page';
import { visitorOf } from '../guard/visitorOf';
import { createOwnForm, updateForm } from './formService';
import { findForm, pageForms } from './formStore';
import { viewAdminForm, viewListed } from './formView';
import { readFormBlock, readPublicForm } from './publicForms';
import { readStockLeft } from './stockLeft';
import { readStock, updateStock } from './stockService';
import { submitForm } from './submitForm';

/** Forms: definitions, stock, and filling them in. */
export const formRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.getForm, async ({ params }) => ({ data: await readPublicForm(deps, params.formId) }));

  mount(routes.getFormBlock, async ({ params }) => {
    const data = await readFormBlock(deps, params.blockId);
    return { ok: data !== null, data };
  });

  mount(routes.getStock, ({ params, query, body }) => readStockLeft(deps, params.productId, query.form, body));

  mount(routes.submitForm, ({ params, query, body, request }) =>
    submitForm(deps, {
      formId: params.formId,
      body,
      devise: query.devise,
      key: keyOf(request),
      visitor: visitorOf(request, body),
    }),
  );

  mount(routes.listForms, async ({ organisationId, query: { before, limit = PAGE } }) => {
    const rows = await pageForms(queries, organisationId, { before, limit: limit + 1 });
    return pageOf(rows, limit, viewListed);
  });

  mount(routes.createForm, async ({ body, holder }) => ({
    success: true as const,
    ...(await createOwnForm(deps, holder, body)),
  }));

  mount(routes.getAdminForm, async ({ params, organisationId }) => ({
    data: viewAdminForm(ownRow(await findForm(queries, params.formId), organisationId, 'form')),
  }));

  mount(routes.updateForm, async ({ params, body, holder }) => ({
    success: true as const,
    ...(await updateForm(deps, holder, params.formId, body)),
  }));

  mount(routes.getFormStock, async ({ params, organisationId }) => ({
    data: await readStock(queries, organisationId, params.formId),
  }));

  mount(routes.updateFormStock, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateStock(deps, holder, params.formId, body.stock),
  }));
};
