import { pagePath } from '../../../../src/core/site';
import { viewForm } from '../../forms/definition/formView';
import { findOwnedForm, isOpenNow } from '../../forms/definition/publicForms';
import { ownerOf } from '../ownerOf';
import type { PageResolver } from '../pageResolver';

/** FPAGE-01: a form. A closed one is not to be found by search engines. */
export const formPage: PageResolver<'FORM'> = {
  owner: ownerOf('form'),
  lasts: true,
  async resolve(deps, { organisation, lang, values: [id = ''] }) {
    const found = await findOwnedForm(deps, organisation.id, id);
    if (!found) return null;
    const { form } = found;
    const { title, description, metaTitle, metaDescription, metaImage } = viewForm(form, lang);
    return {
      title: metaTitle || title,
      description: metaDescription || description,
      images: [metaImage],
      path: isOpenNow(deps, form, organisation) ? pagePath('FORM', form.id) : undefined,
      data: [{ id: form.id, title }],
    };
  },
};
