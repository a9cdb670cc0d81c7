import formsCss from '../../ui/styles/forms.css';
import builderCss from './builder.css';
import canvasCss from './canvas/canvas.css';
import paletteCss from './palette/palette.css';

export { BuilderSkeleton } from './BuilderSkeleton';
export { builderWith } from './BuilderView';
export { builderTexts } from './run/useEditorTexts';

/** Style sheets of `<org-form-builder>`, after those that every element has. */
export const builderStyles: readonly string[] = [formsCss, builderCss, canvasCss, paletteCss];
