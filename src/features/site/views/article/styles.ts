import richText from '../../../../ui/styles/content.css';
import reading from '../../content/reading.css';
import own from './article.css';

export const styles: readonly string[] = [richText, reading, own];
