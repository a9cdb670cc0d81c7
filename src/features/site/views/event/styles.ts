import richText from '../../../../ui/styles/content.css';
import eventCard from '../../content/eventCard.css';
import contactForm from './contactForm.css';
import own from './event.css';

export const styles: readonly string[] = [richText, eventCard, own, contactForm];
