import { type FormDefinition, isFormOpen } from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';

/** Whether a form of the host page is open now (FPAGE-01); the server decides for its own. */
export const isOpen = (form: FormDefinition, { clock, organisation }: ElementContext): boolean =>
  isFormOpen(form, clock.now(), organisation);
