import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, languages, text, version, webAddress } from '../common';
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

/** The same as its organisation keeps it, with what it is called in other languages than the site's own. */
const names = v.object(v.entriesFromList(languages, v.optional(text(80))));
const ownMenuItem = v.object({ ...menuItem.entries, names: v.optional(names) });
export type OwnMenuItem = v.InferOutput<typeof ownMenuItem>;
const webMenu = v.pipe(v.array(ownMenuItem), v.maxLength(100));

/** An organisation's settings for all pages of its site. `mainPage.content` is a block layout as JSON text (HOME-06). */
export const siteSettings = v.object({
  web_menu: webMenu,
  mainPage: v.object({ content: text(PAGE_BLOCKS) }),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;

/** The same with the versions of the menu and of those blocks. */
const versionedSite = v.object({
  ...siteSettings.entries,
  menuVersion: version,
  mainPage: v.object({ ...siteSettings.entries.mainPage.entries, version }),
});

export const getSite = defineRoute({
  id: 'ADMIN-SITE-GET',
  method: 'GET',
  path: '/admin/site',
  access: 'organisation',
  scopes: ['everything', 'read', 'pages'],
  role: 'editor',
  summary: 'The site’s own menu, and the blocks of its home page',
  response: dataOf(versionedSite),
});

export const updateSite = defineRoute({
  id: 'ADMIN-SITE-UPDATE',
  method: 'PUT',
  path: '/admin/site',
  access: 'organisation',
  scopes: ['everything', 'pages'],
  role: 'editor',
  summary:
    'Change the site’s menu or the blocks of its home page; absent keys stay, each is replaced whole; 409 and what is there for another `version`',
  request: v.strictObject({
    web_menu: v.optional(webMenu),
    /** Version of the menu that was edited (CALL-96). */
    menuVersion: v.optional(version),
    /** `version` is that of the blocks that were edited (BUILD-65). */
    mainPage: v.optional(v.object({ ...siteSettings.entries.mainPage.entries, version: v.optional(version) })),
  }),
  response: changedOutcome({ data: versionedSite }),
  conditions: ['menuVersion'],
  alsoAnswers: [409],
  bodyLimit: '700kb',
});
