import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { changeMedia, readMedia, removeMedia } from './mediaService';
import { findMedia, listMediaRows, sumMediaBytes } from './mediaStore';
import { viewMedia } from './mediaView';
import { receiveMedia } from './receiveMedia';

const success = true as const;

export const mediaRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.uploadMedia, async ({ request, holder, query: { alt } }) => ({
    success,
    data: viewMedia(await receiveMedia(deps, request, holder, alt)),
  }));
  mount(routes.listMedia, async ({ organisationId, query: { kind, before, limit = PAGE } }) => ({
    ...toPage(await listMediaRows(queries, organisationId, { kind, before, limit: limit + 1 }), limit, viewMedia),
    bytes: await sumMediaBytes(queries, organisationId),
    most: deps.config.mediaQuotaBytes,
  }));
  mount(routes.getMedia, async ({ organisationId, params }) => ({
    data: await readMedia(deps, organisationId, params.mediaId),
  }));
  mount(
    routes.updateMedia,
    async ({ holder, params, body }) => ({ success, data: await changeMedia(deps, holder, params.mediaId, body) }),
    async ({ organisationId, params }) => {
      const row = await findMedia(queries, organisationId, params.mediaId);
      return unchanged(row ? viewMedia(row) : undefined);
    },
  );
  mount(routes.deleteMedia, async ({ holder, params }) => ({
    success,
    data: { uses: await removeMedia(deps, holder, params.mediaId) },
  }));
};
