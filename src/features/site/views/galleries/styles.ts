import pager from '../../content/pager.css';
import own from './galleries.css';

export const styles: readonly string[] = [pager, own];
