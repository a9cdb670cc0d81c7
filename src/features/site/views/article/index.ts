import { contentTexts } from '../../content/contentTexts';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { ArticleView } from './ArticleView';

export const view = defineView('ARTICLE', {
  View: ArticleView,
  texts: contentTexts,
  ownStyles: ({ data: [article] }) => textStyles([article?.content ?? '']),
});
