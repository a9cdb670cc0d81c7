import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { readStatistics } from './readStatistics';
import { readTasks } from './readTasks';

export const statisticsRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.getStatistics, async ({ organisationId, query }) => ({
    data: await readStatistics(deps, organisationId, query),
  }));
  mount(routes.listTasks, async ({ organisationId }) => ({ data: await readTasks(deps, organisationId) }));
};
