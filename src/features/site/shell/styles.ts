import { uiStyles } from '../../../ui/styles';
import cards from '../content/cards.css';
import content from '../content/content.css';
import around from './around.css';
import header from './header.css';
import shell from './shell.css';
import widths from './widths.css';

/** Styles of every page of a site: size-dependent ones after those that they change, then those of most views. */
export const styles: readonly string[] = [...uiStyles, shell, header, around, widths, content, cards];
