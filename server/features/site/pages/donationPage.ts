import { configText } from '../../../../src/core/organisation';
import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { findCaisse } from '../../caisses/caisseStore';
import { ownerOf } from '../ownerOf';
import type { AskedPage, PageResolver } from '../pageResolver';

/** DON-01: giving in general, or to one fund. */
export const donationPage: PageResolver<'DON'> = {
  owner: ownerOf('caisse'),
  lasts: true,
  async resolve(deps, asked) {
    const { organisation, values } = asked;
    const [id] = values;
    if (id === undefined) return general(asked);
    const caisse = await findCaisse(deps.database.queries, organisation.id, id, organisation.mode);
    if (!caisse) return null;
    const { metaTitle, metaDescription, metaImage, description, bgimage } = caisse.document;
    return {
      title: metaTitle || caisse.name,
      description: metaDescription || description,
      images: [metaImage, bgimage],
      path: pagePath('DON', caisse.id),
      data: [{ id: caisse.id, title: caisse.name }],
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
