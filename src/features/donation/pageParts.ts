import type { Caisse } from '../../contract/records/caisses';
import type { Organisation } from '../../contract/organisations/organisations';
import { configText, configValue } from '../../core/organisation';
import { safeLink } from '../../ui/safeLink';
import { youtubeId } from '../../ui/media/youtubeId';

/** Everything around the donation card (DON-02). Missing parts are empty. */
export interface PageParts {
  readonly banner: string | null;
  readonly video: string | null;
  /** HTML of the organisation. */
  readonly content: string;
  readonly pictures: readonly string[];
}

/** The parts of a donation page: each of the fund's where it is set, else the organisation's. Paths start from `base`. */
export function pageParts(
  organisation: Pick<Organisation, 'config'>,
  caisse: Partial<Pick<Caisse, 'bgimage' | 'youtubeId' | 'textContent' | 'imagesCaroussel'>> | null,
  base: string,
): PageParts {
  const { config } = organisation;
  const own = caisse?.imagesCaroussel ?? [];
  const pictures = own.length > 0 ? own : configValue(config, 'page.don.carousel');
  const banner = caisse?.bgimage || configText(config, 'page.don.bg.image');
  return {
    banner: banner ? safeLink(banner, base) : null,
    video: youtubeId(caisse?.youtubeId || configText(config, 'page.don.youtube')),
    content: (caisse?.textContent ?? '').trim() || configText(config, 'page.don.content'),
    pictures: (Array.isArray(pictures) ? (pictures as unknown[]) : []).flatMap((entry) => readPicture(entry, base)),
  };
}

/** A picture is an address, or an object that holds one as the site's own carousel does. */
function readPicture(entry: unknown, base: string): string[] {
  const address = typeof entry === 'object' && entry !== null && 'image' in entry ? entry.image : entry;
  const link = typeof address === 'string' && address ? safeLink(address, base) : null;
  return link ? [link] : [];
}
