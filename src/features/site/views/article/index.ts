import { siteContentTexts } from '../../../../i18n/siteContent';
import richText from '../../../../ui/styles/content.css';
import content from '../../content/content.css';
import reading from '../../content/reading.css';
import { textStyles } from '../../content/textStyles';
import { defineView } from '../../siteContext';
import { ArticleView } from './ArticleView';
import styles from './article.css';

export const view = defineView('ARTICLE', {
  View: ArticleView,
  texts: siteContentTexts,
  styles: [richText, content, reading, styles],
  ownStyles: ({ data: [article] }) => textStyles([article?.content ?? '']),
});
