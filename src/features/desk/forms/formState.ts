import type { ListedForm } from '../../../contract/forms/formList';
import type { DeskFormsTexts } from '../../../i18n/deskForms';

/** Whether visitors can send a form, or why not. */
export function formState({ active, archived, open }: ListedForm): keyof DeskFormsTexts['states'] {
  if (archived) return 'archived';
  if (open) return 'open';
  return active ? 'over' : 'closed';
}

/** The form's own page for visitors, on the server itself. */
export const formPage = (organisation: string, id: string): string =>
  `/o/${encodeURIComponent(organisation)}/formulaire/${encodeURIComponent(id)}`;
