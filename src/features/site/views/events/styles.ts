import eventCard from '../../content/eventCard.css';
import own from './events.css';

export const styles: readonly string[] = [eventCard, own];
