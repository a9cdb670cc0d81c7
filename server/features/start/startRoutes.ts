import { RateLimiterMemory } from 'rate-limiter-flexible';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { TooManyAttempts } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { checkPage } from './checkPage';
import { readStart } from './readStart';

/** Pages that one organisation may have read in ten minutes: this server is no way to scan others. */
const limit = { points: 30, duration: 600 };

export const startRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const limiter = new RateLimiterMemory(limit);
  mount(routes.getStart, async ({ organisationId }) => ({ data: await readStart(deps, organisationId) }));
  mount(routes.checkPage, async ({ organisationId, body }) => {
    await limiter.consume(organisationId).catch(() => {
      throw new TooManyAttempts('Too many pages were checked. Wait some minutes.', limit.duration);
    });
    return { success: true as const, data: await checkPage(deps, organisationId, body.url) };
  });
};
