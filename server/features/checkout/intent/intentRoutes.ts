import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import type { FeatureRoutes } from '../../../http/mount';
import { visitorOf } from '../../../guard/visitorOf';
import { requirePlace } from '../../../http/place';
import { createIntent } from './createIntent';
import { readIntent, readIntentStatus } from './readIntent';

export const intentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.createIntent, async ({ body, request }) => {
    const { id, url, firstExpiresAt } = await createIntent(deps, requirePlace(request), body, visitorOf(request, body));
    return { success: true as const, data: { id, url, expiresAt: firstExpiresAt.toISOString() } };
  });

  mount(routes.getIntent, async ({ params }) => ({ data: await readIntent(deps, params.intentId) }));

  mount(routes.getIntentStatus, async ({ params }) => ({ data: await readIntentStatus(deps, params.intentId) }));
};
