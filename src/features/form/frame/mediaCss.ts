import content from '../../../ui/styles/content.css';
import media from '../../../ui/styles/media.css';

/** Styles of all blocks that only show something. */
export const mediaCss = `${content}\n${media}`;
