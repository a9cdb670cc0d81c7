import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { pageDates } from './contactDates';
import { createContact, listContacts, readContact, readHistory, updateContact } from './contactService';
import { readCounts } from './countContacts';
import { exportContacts } from './exportContacts';
import { exportDates } from './exportDates';
import { cancelImport } from './import/cancelImport';
import { checkPeople, readLatest, startImport } from './import/importService';
import { listDoubles } from './listDoubles';
import { mergeContact, partContacts, unmergeContact } from './mergeContacts';
import { removeContact } from './removeContact';

export const contactRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listContacts, ({ organisationId, query }) => listContacts(deps, organisationId, query));

  mount(routes.countContacts, async ({ organisationId }) => ({ data: await readCounts(queries, organisationId) }));

  mount(routes.listDoubles, async ({ organisationId }) => ({ data: await listDoubles(queries, organisationId) }));

  mount(routes.exportContacts, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'contacts', table: 'contacts' });
    return exportContacts(queries, organisationId, query);
  });

  mount(routes.listContactDates, ({ organisationId, query }) => pageDates(deps, organisationId, query));

  mount(routes.exportContactDates, ({ organisationId, query, response }) => {
    nameTable(response, query, { plain: 'dates', table: 'dates' });
    return exportDates(deps, organisationId, query);
  });

  for (const [route, join] of [
    [routes.mergeContact, mergeContact],
    [routes.unmergeContact, unmergeContact],
    [routes.partContacts, partContacts],
  ] as const)
    mount(route, async ({ params, body, holder }) => {
      await join(deps, holder, params.contactId, body.other);
      return { success: true as const, data: await readContact(queries, holder.organisationId, params.contactId) };
    });

  mount(routes.latestImport, async ({ organisationId }) => ({ data: await readLatest(deps, organisationId) }));

  mount(routes.checkPeople, async ({ organisationId, body }) => ({
    success: true as const,
    data: await checkPeople(deps, organisationId, body),
  }));

  for (const [route, act] of [
    [routes.startImport, startImport],
    [routes.cancelImport, cancelImport],
  ] as const)
    mount(route, async ({ params, holder }) => ({
      success: true as const,
      data: await act(deps, holder, params.importId),
    }));

  mount(routes.getContact, async ({ organisationId, params }) => ({
    data: await readContact(queries, organisationId, params.contactId),
  }));

  mount(routes.listContactHistory, ({ organisationId, params, query }) =>
    readHistory(queries, organisationId, params.contactId, query),
  );

  mount(routes.createContact, async ({ body, holder }) => ({
    success: true as const,
    data: await createContact(deps, holder, body),
  }));

  mount(
    routes.updateContact,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateContact(deps, holder, params.contactId, body),
    }),
    async ({ params, organisationId }) => ({
      success: true as const,
      data: await readContact(queries, organisationId, params.contactId),
    }),
  );

  mount(routes.removeContact, async ({ params, holder }) => {
    await removeContact(deps, holder, params.contactId);
    return { success: true as const };
  });
};
