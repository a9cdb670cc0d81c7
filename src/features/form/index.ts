import formsCss from '../../ui/styles/forms.css';
import formCss from './form.css';

export { formTexts } from '../../i18n/form';
export { FormSkeleton } from './FormSkeleton';
export { FormView } from './FormView';
export { FORM_MODES } from './run/FormViewProps';
export { resolveFormOwner } from './find/resolveFormOwner';
export { SectionContent } from './sections/SectionContent';
export { formMethods } from './useFormMethods';

/** Style sheets of `<org-form>`, after those that every element has. */
export const formStyles: readonly string[] = [formsCss, formCss];
