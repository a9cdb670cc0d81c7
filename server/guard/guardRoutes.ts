import { routes } from '../../src/contract/routes';
import type { Surroundings } from '../surroundings';
import type { FeatureRoutes } from '../http/mount';

export const guardRoutes: FeatureRoutes<Surroundings> = (mount, { guard }) => {
  mount(routes.getChallenge, async () => ({ data: await guard.makeChallenge() }));

  mount(routes.getGuardNumbers, async () => ({ data: guard.numbers() }));
};
