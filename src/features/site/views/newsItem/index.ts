import { contentTexts } from '../../content/contentTexts';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { NewsItemView } from './NewsItemView';

export const view = defineView('ACTU_DETAIL', {
  View: NewsItemView,
  texts: contentTexts,
  ownStyles: ({ data: [item] }) => textStyles([item?.content ?? '']),
});
