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

/** How the state of what was sent is coloured: what is final, and what asks for somebody. */
export const stateClass = (state: string): string =>
  state === 'kept' ? 'desk-state-succeeded' : state === 'short' ? 'desk-state-failed' : '';
