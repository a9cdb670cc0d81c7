import type { QueryOut } from '../../../src/contract/route';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { requireFormRow } from '../forms/definition/formStore';
import { changeMedia, readMedia, removeMedia } from './mediaService';
import { findMedia, listMediaRows, sumMediaBytes } from './mediaStore';
import { viewMedia } from './mediaView';
import { receiveMedia } from './receiveMedia';

const success = true as const;

type MediaQuery = QueryOut<typeof routes.listMedia>;

export const mediaRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  const pageMedia = async (organisationId: string, { limit = PAGE, ...page }: MediaQuery) => ({
    ...toPage(await listMediaRows(queries, organisationId, { ...page, limit: limit + 1 }), limit, viewMedia),
    bytes: await sumMediaBytes(queries, organisationId),
    most: deps.config.mediaQuotaBytes,
  });
  mount(routes.uploadMedia, async ({ request, holder, query: { alt } }) => ({
    success,
    data: viewMedia(await receiveMedia(deps, request, holder, alt)),
  }));
  mount(routes.listMedia, ({ organisationId, query }) => pageMedia(organisationId, query));
  mount(routes.uploadFormMedia, async ({ request, holder, params: { formId }, query: { alt } }) => {
    await requireFormRow(queries, holder.organisationId, formId);
    return { success, data: viewMedia(await receiveMedia(deps, request, holder, alt)) };
  });
  mount(routes.listFormMedia, async ({ organisationId, params: { formId }, query }) => {
    await requireFormRow(queries, organisationId, formId);
    return pageMedia(organisationId, query);
  });
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
