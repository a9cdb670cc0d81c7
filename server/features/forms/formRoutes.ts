import type { Request } from 'express';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { readIdempotencyKey } from '../../http/readIdempotencyKey';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { requireRow } from '../../requireOwned';
import { PAGE } from '../../page';
import { visitorOf } from '../../guard/visitorOf';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import { createOwnForm, updateForm } from './definition/formService';
import { findForm } from './definition/formStore';
import { viewAdminForm } from './definition/formView';
import { readFormBlock, readPublicForm } from './definition/publicForms';
import { readStockLeft } from './submission/stockLeft';
import { readLimit, readLimits, setLimit } from './holds/setLimit';
import { readStock, updateStock } from './holds/stockService';
import { submitForm } from './submission/submitForm';

/** Forms: definitions, stock, and filling them in. */
export const formRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  const formOwner = (request: Request, id: string, org: string | undefined) =>
    resolveOwner(deps, requirePlace(request), { org, kind: 'form', id });

  mount(routes.getForm, async ({ params: { formId }, query: { org, lang }, request }) => ({
    data: await readPublicForm(deps, await formOwner(request, formId, org), formId, lang),
  }));

  mount(routes.getFormBlock, async ({ params: { blockId }, query: { org, lang }, request }) => {
    const data = await readFormBlock(deps, await formOwner(request, blockId, org), blockId, lang);
    return { ok: data !== null, data };
  });

  mount(routes.getStock, async ({ params: { productId }, query: { form, org }, body, request }) => {
    const asked =
      form === undefined ? ({ kind: 'product', id: productId } as const) : ({ kind: 'form', id: form } as const);
    const owner = await resolveOwner(deps, requirePlace(request), { org, ...asked });
    return readStockLeft(deps, owner, productId, form, body);
  });

  mount(routes.submitForm, async ({ params, query, body, request }) =>
    submitForm(deps, {
      organisationId: await formOwner(request, params.formId, query.org),
      formId: params.formId,
      body,
      devise: query.devise,
      key: readIdempotencyKey(request),
      visitor: visitorOf(request, body),
    }),
  );

  mount(routes.createForm, async ({ body, holder }) => ({
    success: true as const,
    ...(await createOwnForm(deps, holder, body)),
  }));

  mount(routes.getAdminForm, async ({ params, organisationId }) => ({
    data: viewAdminForm(requireRow(await findForm(queries, organisationId, params.formId), 'form')),
  }));

  mount(
    routes.updateForm,
    async ({ params, body, holder }) => ({
      success: true as const,
      ...(await updateForm(deps, holder, params.formId, body)),
    }),
    async ({ params, organisationId }) => ({
      success: true as const,
      data: viewAdminForm(requireRow(await findForm(queries, organisationId, params.formId), 'form')),
      warnings: [],
    }),
  );

  mount(routes.getFormStock, ({ params, organisationId }) => readStock(deps, organisationId, params.formId));

  mount(routes.listStock, ({ organisationId, query: { limit = PAGE, ...asked } }) =>
    readLimits(deps, organisationId, { ...asked, limit }),
  );

  mount(
    routes.updateStock,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await setLimit(deps, holder, params.stockId, body),
    }),
    async ({ params, organisationId }) => unchanged(await readLimit(deps, organisationId, params.stockId)),
  );

  mount(routes.updateFormStock, async ({ params, body, holder }) => ({
    success: true as const,
    ...(await updateStock(deps, holder, params.formId, body)),
  }));
};
