import shell from './shell/shell.css';

export { SiteShell } from './shell/SiteShell';
export { SiteProvider, type RouteModule, type Site } from './siteContext';

/** What every page of a site looks like. */
export const siteStyles: readonly string[] = [shell];
