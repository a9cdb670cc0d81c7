import richText from '../../../ui/styles/content.css';
import media from '../../../ui/styles/media.css';
import slides from '../content/slides.css';
import blocks from './blocks.css';

export const styles: readonly string[] = [richText, media, slides, blocks];
