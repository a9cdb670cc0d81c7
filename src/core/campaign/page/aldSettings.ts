import type { CampaignConfig } from '../../../contract/campaigns/campaigns';

type Ald = NonNullable<CampaignConfig['ald']>;

const KEYS = ['logo', 'name', 'leftBanner', 'presetButtons'] as const;

/**
 * A campaign's ALD settings (ENT-26): from `ald.logo` and the like, or from `ald`.
 * @example
 * aldSettings({ 'ald.logo': '/a.png' }).logo // => '/a.png'
 * aldSettings({ ald: { name: 'Lumières' } }).name // => 'Lumières'
 */
export const aldSettings = (config: CampaignConfig): Ald =>
  Object.fromEntries(KEYS.map((key) => [key, config[`ald.${key}`] ?? config.ald?.[key]]));
