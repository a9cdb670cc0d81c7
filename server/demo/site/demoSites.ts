import type { DemoSite } from './siteContent';
import { fernhillSite } from './fernhill/fernhillSite';
import { tilleulsSite } from './tilleuls/tilleulsSite';

/** The sites of the demo, in the order in which their pictures are drawn. */
export const demoSites: readonly DemoSite[] = [fernhillSite, tilleulsSite];
