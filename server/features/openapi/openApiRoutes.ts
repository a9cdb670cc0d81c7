import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { openApiDocument } from './openApiDocument';

export const openApiRoutes: FeatureRoutes<Deps> = (mount, { config: { publicUrl } }) => {
  let document: Promise<ReturnType<typeof openApiDocument>> | undefined;
  // Made when it is first asked for: the server starts without it.
  mount(routes.openApi, () => (document ??= Promise.resolve().then(() => openApiDocument(routes, `${publicUrl}/v1`))));
};
