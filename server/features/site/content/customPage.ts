import * as v from 'valibot';
import { customPageEntries } from '../../../../src/contract/site/customPages';
import { customPath } from '../../../../src/core/site';
import type { Deps } from '../../../deps';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { findPageByPath } from '../../customPages/pageStore';
import { fieldsOf, translatedTexts } from '../../translations/translated';
import { addressOfTeam } from '../campaignAddresses';
import { expandBlocks } from './expandBlocks';
import type { FindPage } from '../pageResolver';

/** PAGE-01: a page of blocks at an address of the organisation's choice; else it may be that of a campaign's team (TEAM-02). */
export const customPage: FindPage<'CUSTOM_PAGE'> = async (deps, { organisation, lang, values: [path = ''] }) => {
  if (!v.is(customPageEntries.path, path)) return null;
  const page = await findPageByPath(deps.database.queries, organisation.id, path);
  if (!page) return teamPage(deps, organisation, path);
  const { queries } = deps.database;
  const texts = (await translatedTexts(queries, organisation, lang, 'page', [page.id])).get(page.id) ?? {};
  const said = { ...page, ...fieldsOf('page', texts) };
  const { title, description, metaTitle, metaDescription, metaImage } = said;
  return {
    title: metaTitle || title,
    description: metaDescription || description,
    images: [metaImage],
    path: customPath(path),
    data: [{ ...said, content: await expandBlocks(queries, organisation, lang, page.content, texts) }],
  };
};

/** A team's address without that of its campaign leads there. */
async function teamPage({ database }: Deps, { id, name }: OrganisationRecord, param: string) {
  const redirect = param.includes('/') ? null : await addressOfTeam(database.queries, id, param);
  return redirect === null ? null : { title: name, data: [], redirect };
}
