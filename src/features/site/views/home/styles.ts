import slides from '../../content/slides.css';
import eventCard from '../../content/eventCard.css';
import times from '../../schedule/times.css';
import own from './home.css';

export const styles: readonly string[] = [slides, eventCard, times, own];
