import richText from '../../../../ui/styles/content.css';
import slides from '../../content/slides.css';
import reading from '../../content/reading.css';

export const styles: readonly string[] = [richText, slides, reading];
