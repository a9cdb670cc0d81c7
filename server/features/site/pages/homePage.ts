import type { PageLink } from '../../../../src/contract/site/pageData';
import { configText } from '../../../../src/core/organisation';
import { pagePath } from '../../../../src/core/site';
import { namedForms } from '../../forms/definition/publicForms';
import { upcomingTimes } from '../../schedules/upcomingTimes';
import { translated } from '../../translations/translated';
import { readHomeContent } from '../content/homeContent';
import { namedCampaigns } from '../namedCampaigns';
import { offeredFunds } from '../offeredFunds';
import type { PageResolver } from '../pageResolver';

/** HOME-01: the campaigns, open funds and forms that the organisation shows on its home page (ENT-01, DON-10). */
export const homePage: PageResolver<'HOME'> = {
  lasts: true,
  async resolve(deps, { organisation, lang, reads }) {
    const { config, name } = organisation;
    const { queries } = deps.database;
    const [caisses, forms, campaigns, horaires, content] = await Promise.all([
      offeredFunds(reads, lang),
      namedForms(deps, organisation),
      namedCampaigns(queries, organisation).then((rows) => {
        const written = rows.map(({ id, label, config: { metaDescription = '' } }) => ({ id, label, metaDescription }));
        return translated(queries, organisation, lang, 'campaign', written);
      }),
      upcomingTimes(deps, organisation, deps.now(), lang),
      readHomeContent(deps, organisation, lang),
    ]);
    return {
      title: name,
      description: configText(config, 'hero.description'),
      images: [configText(config, 'page.don.bg.image')],
      path: pagePath('HOME'),
      fleeting: horaires?.failed,
      data: [
        {
          ...content,
          horaires,
          caisses,
          campaigns: campaigns.map(({ id, label: title, metaDescription: description }): PageLink => ({
            id,
            title,
            description,
            href: pagePath('CAMPAGNE', id),
          })),
          forms: forms.map(({ id, settings }): PageLink => ({
            id,
            title: settings.title || id,
            description: settings.description ?? '',
            href: pagePath('FORM', id),
          })),
        },
      ],
    };
  },
};
