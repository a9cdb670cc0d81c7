import * as v from 'valibot';
import { identifier } from '../../../../src/contract/common';
import { pagePath } from '../../../../src/core/site';
import { readLink } from '../../checkout/link/linkService';
import { siteAddress } from '../../organisations/siteAddress';
import type { PageResolver } from '../pageResolver';

/** LINK-01: a payment link, in its own language. */
export const linkPage: PageResolver<'LINK'> = {
  owner: async (deps, { values: [id] }) => (v.is(identifier, id) ? (await readLink(deps, id)).organisation.id : null),
  async resolve(deps, { organisation, values: [id = ''], query }) {
    const { link, page } = await readLink(deps, id);
    const { title, description, image } = page.meta;
    const { expired } = page.linkData;
    const search = query.size > 0 ? `?${query.toString()}` : '';
    const forward = `${siteAddress(deps, organisation)}/l/${link.id}/go${search}`;
    return {
      title,
      description,
      images: [image],
      path: pagePath('LINK', link.id),
      lang: page.config.lang ?? organisation.language,
      data: [
        { id: link.id, title, ...(expired ? { expired } : { forward, ...(page.config.update && { update: true }) }) },
      ],
    };
  },
};
