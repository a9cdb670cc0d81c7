import * as v from 'valibot';
import { customPageEntries } from '../../../../src/contract/site/customPages';
import { customPath } from '../../../../src/core/site';
import type { Deps } from '../../../deps';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { findPageByPath } from '../../customPages/pageStore';
import { addressOfTeam } from '../campaignAddresses';
import { expandBlocks } from './expandBlocks';
import type { FindPage } from '../pageResolver';

/** PAGE-01: a page of blocks at an address of the organisation's choice; else it may be that of a campaign's team (TEAM-02). */
export const customPage: FindPage<'CUSTOM_PAGE'> = async (deps, { organisation, values: [path = ''] }) => {
  if (!v.is(customPageEntries.path, path)) return null;
  const page = await findPageByPath(deps.database.queries, organisation.id, path);
  if (!page) return teamPage(deps, organisation, path);
  const { title, description, metaTitle, metaDescription, metaImage } = page;
  return {
    title: metaTitle || title,
    description: metaDescription || description,
    images: [metaImage],
    path: customPath(path),
    data: [{ ...page, content: await expandBlocks(deps.database.queries, organisation.id, page.content) }],
  };
};

/** A team's address without that of its campaign leads there. */
async function teamPage({ database }: Deps, { id, name }: OrganisationRecord, param: string) {
  const redirect = param.includes('/') ? null : await addressOfTeam(database.queries, id, param);
  return redirect === null ? null : { title: name, data: [], redirect };
}
