import richText from '../../../../ui/styles/content.css';
import eventCard from '../../content/eventCard.css';
import own from './event.css';

export const styles: readonly string[] = [richText, eventCard, own];
