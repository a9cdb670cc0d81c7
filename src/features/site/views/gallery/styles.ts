import pager from '../../content/pager.css';
import masonry from './masonry.css';

export const styles: readonly string[] = [pager, masonry];
