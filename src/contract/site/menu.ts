import * as v from 'valibot';
import { dataOf, identifier, outcome, text, webAddress } from '../common';
import { defineRoute } from '../route';
import { PAGE_BLOCKS } from './customPages';

/** An item of the organisation's own menu (SITE-30), nested by `parent`. `url` is an address, or a path of its site. */
export const menuItem = v.object({
  id: identifier,
  parent: v.optional(v.nullable(identifier), null),
  name: v.pipe(text(80), v.minLength(1)),
  url: v.union([webAddress, v.literal('')]),
});
export type MenuItem = v.InferOutput<typeof menuItem>;
const webMenu = v.pipe(v.array(menuItem), v.maxLength(100));

/** What an organisation sets for all pages of its site. `mainPage.content` is a block layout as JSON text (HOME-06). */
export const siteSettings = v.object({
  web_menu: webMenu,
  mainPage: v.object({ content: text(PAGE_BLOCKS) }),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

export const getSite = defineRoute({
  id: 'ADMIN-SITE-GET',
  method: 'GET',
  path: '/admin/site',
  access: 'organisation',
  scopes: ['everything', 'read'],
  summary: 'The site’s own menu, and the blocks of its home page',
  response: dataOf(siteSettings),
});

export const updateSite = defineRoute({
  id: 'ADMIN-SITE-UPDATE',
  method: 'PUT',
  path: '/admin/site',
  access: 'organisation',
  scopes: ['everything'],
  summary: 'Change the site’s menu or the blocks of its home page; absent keys stay, each is replaced whole',
  request: v.strictObject(v.partial(siteSettings).entries),
  response: outcome({ data: siteSettings }),
  bodyLimit: '700kb',
});
