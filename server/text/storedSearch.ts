import { foldSearch } from '../../src/core/text';
import { cutText } from './cutText';

/** Far above what is typed: folding makes up to 18 letters of one, and indexes cost what their texts hold. */
const MOST = 8000;

/** A text as a search's column keeps it: folded, and of 8000 UTF-16 units at most (SRV-41). */
export const storedSearch = (text: string): string => cutText(foldSearch(text), MOST);
