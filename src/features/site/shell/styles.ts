import { uiStyles } from '../../../ui/styles';
import cards from '../content/cards.css';
import content from '../content/content.css';
import around from './around.css';
import header from './header.css';
import shell from './shell.css';
import widths from './widths.css';

/** What every page of a site looks like: what depends on the room there is after what it changes, then what most views draw. */
export const styles: readonly string[] = [...uiStyles, shell, header, around, widths, content, cards];
