import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import type { FeatureRoutes } from '../../../http/mount';
import { requireFormRow } from '../definition/formStore';
import { changeSlots, createWithForm, readFormCalendar } from './formCalendars';

const success = true as const;

/** Calendars as whoever edits a form may see and change them. */
export const formCalendarRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const requireForm = (organisationId: string, formId: string) =>
    requireFormRow(deps.database.queries, organisationId, formId);

  mount(routes.getFormCalendar, async ({ holder, params: { formId, calendarId } }) => {
    await requireForm(holder.organisationId, formId);
    return { data: await readFormCalendar(deps, holder, calendarId) };
  });
  mount(routes.createFormCalendar, async ({ holder, params: { formId }, body }) => {
    await requireForm(holder.organisationId, formId);
    return { success, data: await createWithForm(deps, holder, formId, body) };
  });
  mount(routes.updateFormCalendar, async ({ holder, params: { formId, calendarId }, body }) => {
    await requireForm(holder.organisationId, formId);
    return { success, data: await changeSlots(deps, holder, calendarId, body) };
  });
  mount(routes.getCalendarSlots, async ({ holder, params }) => ({
    data: await readFormCalendar(deps, holder, params.calendarId),
  }));
  mount(routes.updateCalendarSlots, async ({ holder, params, body }) => ({
    success,
    data: await changeSlots(deps, holder, params.calendarId, body),
  }));
};
