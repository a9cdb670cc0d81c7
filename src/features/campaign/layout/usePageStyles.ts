import type { RefObject } from 'react';
import contentCss from '../../../ui/styles/content.css';
import { useStyles } from '../../../ui/useStyles';
import placeholdersCss from '../give/placeholders.css';
import listsCss from './lists.css';
import pageCss from './page.css';

const css = [contentCss, placeholdersCss, pageCss, listsCss].join('\n');

/** The whole page's style sheet. Its top and its rest both use it: either may be shown first. */
export const usePageStyles = (ref: RefObject<HTMLElement | null>) => useStyles(ref, css);
