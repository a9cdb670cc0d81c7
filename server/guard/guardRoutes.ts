import { routes } from '../../src/contract/routes';
import type { Deps } from '../deps';
import type { FeatureRoutes } from '../http/mount';

export const guardRoutes: FeatureRoutes<Deps> = (mount, { guard }) => {
  mount(routes.getChallenge, async () => ({ data: await guard.makeChallenge() }));

  mount(routes.getGuardNumbers, async () => ({ data: guard.numbers() }));
};
