import type { Request } from 'express';
import type { Language } from '../../../src/contract/common';
import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { PAGE, toPage } from '../../page';
import { writeTranslations } from './exportTranslations';
import { importTranslations } from './importTranslations';
import { countTexts, findTranslation, pageTranslations } from './translationList';
import { requireOther, writeTranslation } from './translationService';

/** What is sent as it was read counts as absent: a text that is sent alone is saved again, and right as it is (TRANS-02). */
const savedAgain = ({ body }: Request) =>
  (body as { text?: unknown }).text !== undefined && (body as { state?: unknown }).state === undefined
    ? { state: 'current' as const }
    : {};

/** Translations of the site's texts, for their organisation. */
export const translationRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  const refuseOwn = (organisationId: string, lang: Language) => requireOther(queries, organisationId, lang);

  mount(routes.countTranslations, async ({ organisationId, query: { lang } }) => {
    await refuseOwn(organisationId, lang);
    return { data: await countTexts(queries, organisationId, lang) };
  });

  mount(routes.listTranslations, async ({ organisationId, query }) => {
    await refuseOwn(organisationId, query.lang);
    const { limit = PAGE, ...asked } = query;
    const rows = await pageTranslations(queries, organisationId, { ...asked, limit: limit + 1 });
    return toPage(
      rows,
      limit,
      ({ place: _, ...text }) => text,
      ({ place }) => place,
    );
  });

  mount(routes.exportTranslations, ({ organisationId, query, response }) => {
    response.setHeader('Content-Disposition', `attachment; filename="translations-${query.lang}.csv"`);
    return writeTranslations(queries, organisationId, query);
  });

  mount(routes.importTranslations, async ({ holder, params: { lang }, body }) => ({
    success: true as const,
    data: await importTranslations(deps, holder, lang, body),
  }));

  mount(
    routes.updateTranslation,
    async ({ organisationId, holder, params, body, request }) => {
      await refuseOwn(organisationId, params.lang);
      return {
        success: true as const,
        data: await writeTranslation(deps, holder, params, { ...body, ...savedAgain(request) }),
      };
    },
    async ({ organisationId, params: { lang, textId } }) =>
      unchanged(await findTranslation(queries, organisationId, lang, textId)),
  );
};
