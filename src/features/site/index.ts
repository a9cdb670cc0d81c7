import around from './shell/around.css';
import header from './shell/header.css';
import shell from './shell/shell.css';
import widths from './shell/widths.css';

export { SiteShell } from './shell/SiteShell';
export { SiteProvider, type RouteModule, type Site } from './siteContext';

/** What every page of a site looks like; what depends on the room there is comes last. */
export const siteStyles: readonly string[] = [shell, header, around, widths];
