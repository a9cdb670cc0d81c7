import { type FormDefinition, isFormOpen } from '../../../core/form';
import { timeZoneOf } from '../../../core/organisation';
import type { ElementContext } from '../../../runtime/context';

/** Whether a form of the host page may be filled in now (FPAGE-01); of its own forms the server says so. */
export const isOpen = (form: FormDefinition, { clock, organisation }: ElementContext): boolean =>
  isFormOpen(form, clock.now(), timeZoneOf(organisation));
