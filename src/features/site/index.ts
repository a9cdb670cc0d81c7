export { SiteShell } from './shell/SiteShell';
export { SiteProvider, type PageBlocks, type RouteModule, type Site } from './siteContext';
