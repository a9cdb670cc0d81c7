import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { openApiDocument } from './openApiDocument';

export const openApiRoutes: FeatureRoutes<Deps> = (mount, { config: { publicUrl } }) => {
  let document: Promise<ReturnType<typeof openApiDocument>> | undefined;
  // Built at the first request: start-up does not wait for it.
  mount(routes.openApi, () => (document ??= Promise.resolve().then(() => openApiDocument(routes, `${publicUrl}/v1`))));
};
