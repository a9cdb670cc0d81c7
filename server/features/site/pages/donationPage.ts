import { configText } from '../../../../src/core/organisation';
import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { findCaisse } from '../../caisses/caisseStore';
import { ownerOf } from '../ownerOf';
import { viewCaisseOnPage } from '../../caisses/caisseView';
import { translatedOne } from '../../translations/translated';
import type { AskedPage, PageResolver } from '../pageResolver';

/** DON-01: giving in general, or to one fund. */
export const donationPage: PageResolver<'DON'> = {
  owner: ownerOf('caisse'),
  lasts: true,
  async resolve(deps, asked) {
    const { organisation, lang, values } = asked;
    if (values[0] === undefined) return general(asked);
    const caisse = await findCaisse(deps.database.queries, organisation.id, values[0], organisation.mode);
    if (!caisse) return null;
    const fund = viewCaisseOnPage(caisse, organisation.devise);
    const { name, metaTitle, ...told } = await translatedOne(deps.database.queries, organisation, lang, 'caisse', fund);
    return {
      title: metaTitle || name,
      description: told.metaDescription || told.description,
      images: [told.metaImage, told.bgimage],
      path: pagePath('DON', caisse.id),
      data: [{ id: caisse.id, title: name }],
    };
  },
};

function general({ organisation: { config, name }, lang }: AskedPage) {
  const title = serverTexts[lang].pages.donateTo(name);
  return {
    title,
    description: configText(config, 'hero.description'),
    images: [configText(config, 'page.don.bg.image')],
    path: pagePath('DON'),
    data: [{ id: null, title }],
  };
}
