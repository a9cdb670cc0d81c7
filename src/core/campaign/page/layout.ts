import { LAYOUTS } from '../../../contract/terms/campaignPage';

export type CampaignLayout = (typeof LAYOUTS)[number] | 'ald';

/**
 * The layout of a campaign's page (CAMP-01, 05, 06): ALD by its template, else `layout`, else the standard one.
 * @example
 * layoutOf({ template: 'ALD', layout: 'tabs' }) // => 'ald'
 * layoutOf({ layout: 'tabs' }) // => 'tabs'
 * layoutOf({ layout: 'wall' }) // => 'standard'
 */
export function layoutOf(config: {
  readonly template?: string | null | undefined;
  readonly layout?: string | null | undefined;
}): CampaignLayout {
  if (config.template === 'ALD') return 'ald';
  return LAYOUTS.find((layout) => layout === config.layout) ?? 'standard';
}
