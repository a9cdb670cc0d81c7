import richText from '../../../../ui/styles/content.css';
import media from '../../../../ui/styles/media.css';
import blocks from '../../blocks/blocks.css';
import { blockStyles } from '../../blocks/blockStyles';
import { readBlocks } from '../../blocks/readBlocks';
import cards from '../../content/cards.css';
import contentStyles from '../../content/content.css';
import eventCard from '../../content/eventCard.css';
import slides from '../../content/slides.css';
import { homeTexts } from '../../home/homeTexts';
import times from '../../schedule/times.css';
import { defineView } from '../../siteContext';
import styles from './home.css';
import { HomeView } from './HomeView';

export const view = defineView('HOME', {
  View: HomeView,
  texts: homeTexts,
  styles: [richText, media, contentStyles, cards, slides, blocks, eventCard, times, styles],
  ownStyles: ({ data: [content], site }) => blockStyles(readBlocks(content?.content ?? ''), site.address),
  elements: ['org-donation'],
});
