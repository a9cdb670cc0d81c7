import cardsCss from './cards/cards.css';
import goalCss from './goal/goal.css';
import screenCss from './screen.css';
import stageCss from './stage.css';

export { screenTexts } from '../../i18n/screen';
export { keepAsking } from './live/keepAsking';
export { resolveScreenOwner } from './resolveScreenOwner';
export { ScreenSkeleton } from './ScreenSkeleton';
export { ScreenView } from './ScreenView';

/** Style sheets of `<org-screen>`, after those that every element has. */
export const screenStyles: readonly string[] = [screenCss, stageCss, goalCss, cardsCss];
