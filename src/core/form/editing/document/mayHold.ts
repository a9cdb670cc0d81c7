import { blockKinds } from '../../blocks/blockKinds';
import type { EditedForm } from './editedForm';

/** The types of `sectionKinds`, and those that pages have beside them. A builder begins without what reads layouts. */
const SHOWN = new Set(['richText', 'carousel', 'accordion', 'video', 'pdf', 'embeddedPage', 'container', 'empty']);
const ON_PAGES = new Set(['section', 'embeddedForm']);

/**
 * Whether a document may have a kind of block at all (BUILD-61): forms have all of them, pages and sections what the server
 * takes there. Types that are not known stay where they are.
 * @example
 * mayHold({ sort: 'page' }, 'embeddedForm') // => true
 * mayHold({ sort: 'section' }, 'embeddedForm') // => false
 * mayHold({}, 'text') // => true
 */
export const mayHold = ({ sort }: Pick<EditedForm, 'sort'>, type: string): boolean =>
  !sort || SHOWN.has(type) || (sort === 'page' && ON_PAGES.has(type)) || !blockKinds.has(type);
