import formsCss from '../../ui/styles/forms.css';
import optionsCss from '../../ui/styles/options.css';
import progressCss from '../../ui/styles/progress.css';
import eveningCss from './evening.css';

export { eveningTexts } from '../../i18n/evening';
export { EveningView } from './EveningView';

/** Style sheets of the evening's page, after those that every element has. */
export const eveningStyles: readonly string[] = [optionsCss, formsCss, progressCss, eveningCss];
