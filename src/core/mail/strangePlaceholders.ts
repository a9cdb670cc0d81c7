import { mailPlaceholders, type WordedMail } from '../../contract/terms/wordedMails';
import { placeholdersIn } from '../text';

/**
 * The placeholders of a text that are none of its mail (MAIL-06).
 * @example
 * strangePlaceholders('newsletter', 'Bonjour {prenom}, bienvenue chez {organisation}') // => ['prenom']
 */
export const strangePlaceholders = (mail: WordedMail, text: string): string[] =>
  placeholdersIn(text).filter((key) => !mailPlaceholders[mail].some((one) => one === key));
