export { adoptedLanguage } from './adoptedLanguage';
export { currentAnnouncement } from './announcement';
export { documentTitle } from './documentTitle';
export { inLanguage, splitPath } from './languagePath';
export { matchRoute, pagePath } from './routes';
export { givePath, siteMenu, type BuiltInPage, type MenuEntry } from './siteMenu';
export { socialLinks, type Network } from './socials';
