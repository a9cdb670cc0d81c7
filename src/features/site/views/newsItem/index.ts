import { siteContentTexts } from '../../../../i18n/siteContent';
import richText from '../../../../ui/styles/content.css';
import content from '../../content/content.css';
import reading from '../../content/reading.css';
import slides from '../../content/slides.css';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { NewsItemView } from './NewsItemView';

export const view = defineView('ACTU_DETAIL', {
  View: NewsItemView,
  texts: siteContentTexts,
  styles: [richText, content, slides, reading],
  ownStyles: ({ data: [item] }) => textStyles([item?.content ?? '']),
});
