import { type Absence, absences, type EditedForm } from '../../../core/form/editing';

const known = new WeakMap<EditedForm, ReadonlyMap<string, Absence>>();

/** Why visitors do not see some blocks (BUILD-29): worked out once for a form, however many blocks ask. */
export function absencesOf(form: EditedForm): ReadonlyMap<string, Absence> {
  const found = known.get(form) ?? absences(form);
  known.set(form, found);
  return found;
}
