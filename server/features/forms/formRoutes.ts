import type { Request } from 'express';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { namesOf } from '../../db/namesOf';
import { placeIn } from '../../db/listOrder';
import { readIdempotencyKey } from '../../http/readIdempotencyKey';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { requireRow } from '../../requireOwned';
import { PAGE, toPage } from '../../page';
import { visitorOf } from '../../guard/visitorOf';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import { createOwnForm, updateForm } from './definition/formService';
import { findForm, formOrder, pageForms } from './definition/formStore';
import { viewAdminForm, viewListed } from './definition/formView';
import { calendarsIn } from './definition/refuseForeignIds';
import { readFormBlock, readPublicForm } from './definition/publicForms';
import { readStockLeft } from './submission/stockLeft';
import { findFigures } from './counts/formCounts';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { isLimited } from './holds/isLimited';
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

  mount(routes.listForms, async ({ organisationId, query: { limit = PAGE, ...asked } }) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const rows = await pageForms(queries, organisationId, { ...asked, limit: limit + 1 });
    const ids = rows.slice(0, limit).map(({ id }) => id);
    const figuresOf = await findFigures(queries, organisationId, ids, organisation.mode);
    const at = { now: deps.now(), organisation };
    return toPage(rows, limit, (row) => viewListed(row, figuresOf(row.id), at), placeIn(formOrder));
  });

  mount(routes.getFormFigures, async ({ organisationId, params: { formId } }) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const { mode } = organisation;
    const form = requireRow(await findForm(queries, organisationId, formId), 'form');
    const figures = (await findFigures(queries, organisationId, [formId], mode))(formId);
    const listed = viewListed(form, figures, { now: deps.now(), organisation });
    const calendars = await namesOf(queries, organisationId, 'calendar', calendarsIn(form));
    return {
      data: {
        ...{ ...listed, mode, states: [...figures.states] },
        calendars: calendars.map(({ id, name }) => ({ id, label: name })),
        stocked: await isLimited(queries, organisationId, formId),
      },
    };
  });

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
