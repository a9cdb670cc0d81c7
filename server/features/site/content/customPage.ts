import * as v from 'valibot';
import { customPageEntries } from '../../../../src/contract/site/customPages';
import { customPath } from '../../../../src/core/site';
import { findPageByPath } from '../../customPages/pageStore';
import type { FindPage } from '../pageResolver';

/** PAGE-01: a page of blocks at an address of the organisation's choice. */
export const customPage: FindPage<'CUSTOM_PAGE'> = async (deps, { organisation, values: [path = ''] }) => {
  const page =
    v.is(customPageEntries.path, path) && (await findPageByPath(deps.database.queries, organisation.id, path));
  if (!page) return null;
  const { title, description, metaTitle, metaDescription, metaImage } = page;
  return {
    title: metaTitle || title,
    description: metaDescription || description,
    images: [metaImage],
    path: customPath(path),
    data: [page],
  };
};
