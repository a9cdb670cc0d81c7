import type { Campaign } from '../../contract/campaigns/campaigns';
import type { Organisation } from '../../contract/organisations/organisations';
import { aldSettings } from '../../core/campaign';
import { configText } from '../../core/organisation';
import { safeLink } from '../../ui/safeLink';

/** Picture addresses; null if none. */
export interface ScreenPictures {
  readonly logo: string | null;
  readonly background: string | null;
  /** For displays that stand upright. */
  readonly portrait: string | null;
}

/**
 * Pictures of a campaign's screen (SCREEN-08): below `screen.pictures` of the organisation's config, the base of all
 * its campaigns, `{campaign}/logo.png`, `background.jpg` and `portrait.jpg`. Without that, the campaign's or
 * organisation's logo. The background in `screenOptions` wins over the folder's.
 */
export function screenPictures(
  { id, config, screenOptions }: Pick<Campaign, 'id' | 'config' | 'screenOptions'>,
  organisation: Pick<Organisation, 'config' | 'logo'>,
  apiHost: string,
): ScreenPictures {
  const link = (address: string | undefined) => (address ? safeLink(address, apiHost) : null);
  const base = configText(organisation.config, 'screen.pictures').replace(/\/+$/, '');
  const own = (file: string) => (base ? link(`${base}/${encodeURIComponent(id)}/${file}`) : null);
  return {
    logo: own('logo.png') ?? link(config.cobrand?.logo || aldSettings(config).logo || organisation.logo),
    background: link(screenOptions.background) ?? own('background.jpg'),
    portrait: link(screenOptions.portrait) ?? own('portrait.jpg'),
  };
}
