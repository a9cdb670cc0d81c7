import { routes } from '../../../src/contract/routes';
import { placeIn } from '../../db/listOrder';
import { namesOf } from '../../db/namesOf';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { requireRow } from '../../requireOwned';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { findFigures } from './counts/formCounts';
import { countForms, findForm, formOrder, pageForms } from './definition/formStore';
import { viewListed, viewNotice } from './definition/formView';
import { calendarsIn } from './definition/refuseForeignIds';
import { isLimited } from './holds/isLimited';

/** Forms as lists have them. */
export const formListRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listForms, async ({ organisationId, query: { limit = PAGE, ...asked } }) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const rows = await pageForms(queries, organisationId, { ...asked, limit: limit + 1 });
    const ids = rows.slice(0, limit).map(({ id }) => id);
    const figuresOf = await findFigures(queries, organisationId, ids, organisation.mode);
    const at = { now: deps.now(), organisation };
    return {
      ...toPage(rows, limit, (row) => viewListed(row, figuresOf(row.id), at), placeIn(formOrder(asked.sort))),
      ...(asked.total === 'true' && { total: await countForms(queries, organisationId, asked) }),
    };
  });

  mount(routes.listFormNotices, async ({ organisationId, query: { limit = PAGE, before } }) => {
    const rows = await pageForms(queries, organisationId, { before, limit: limit + 1 });
    return toPage(rows, limit, viewNotice, placeIn(formOrder()));
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
};
