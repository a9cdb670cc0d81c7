import slides from '../../content/slides.css';
import pager from '../../content/pager.css';

export const styles: readonly string[] = [slides, pager];
