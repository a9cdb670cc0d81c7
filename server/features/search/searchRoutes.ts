import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { seesContacts } from '../../http/withoutContacts';
import { searchRecords } from './searchRecords';

export const searchRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.searchAll, async ({ organisationId, query: { search }, holder }) => {
    const asked = { queries, organisationId, search, seesContacts: seesContacts(routes.searchAll, holder) };
    return { data: await searchRecords(asked, holder.role) };
  });
};
