import { configText } from '../../../../src/core/organisation';
import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { ownerOf } from '../ownerOf';
import type { AskedPage, PageResolver } from '../pageResolver';

/** DON-01: giving in general, or to one fund. */
export const donationPage: PageResolver<'DON'> = {
  owner: ownerOf('caisse'),
  lasts: true,
  async resolve(_, asked) {
    const { lang, reads, values } = asked;
    if (values[0] === undefined) return general(asked);
    const fund = (await reads.funds(lang)).find(({ id }) => id === values[0]);
    if (!fund) return null;
    const { id, name, metaTitle, ...told } = fund;
    return {
      title: metaTitle || name,
      description: told.metaDescription || told.description,
      images: [told.metaImage, told.bgimage],
      path: pagePath('DON', id),
      data: [{ id, title: name }],
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
