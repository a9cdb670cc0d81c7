import { siteContentTexts } from '../../../../i18n/siteContent';
import richText from '../../../../ui/styles/content.css';
import media from '../../../../ui/styles/media.css';
import blocks from '../../blocks/blocks.css';
import { blockStyles } from '../../blocks/blockStyles';
import content from '../../content/content.css';
import slides from '../../content/slides.css';
import { defineView } from '../../siteContext';
import { CustomPageView } from './CustomPageView';
import { readBlocks } from '../../blocks/readBlocks';

export const view = defineView('CUSTOM_PAGE', {
  View: CustomPageView,
  texts: siteContentTexts,
  styles: [richText, media, content, slides, blocks],
  ownStyles: ({ data: [own], site }) => blockStyles(readBlocks(own?.content ?? ''), site.address),
});
