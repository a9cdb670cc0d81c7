import type { AdminLink } from '../../../contract/payments/links';
import type { DeskLinksTexts } from '../../../i18n/deskLinks';

/** What a link is called: by its own words, by whose promise it takes, else by its kind. */
export const linkName = ({ config, linkType }: AdminLink, words: DeskLinksTexts): string =>
  config.label || config.campagne?.displayName || words.unnamed[linkType];
