import type { FormFigures } from '../../../contract/forms/formList';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { sectionPath } from '../sectionPlace';
import { STOCK } from './formPaths';
import { useFormsTexts } from './formsTexts';

/** As lists take it. */
const LONGEST_SEARCH = 100;

/** Leads from a form to what came of it (DESK-33): its payments, the bookings of its calendars, its stock. */
export function FormLinks({ form, organisation }: { form: FormFigures; organisation: string }) {
  const { menu } = useDesk().texts;
  const words = useFormsTexts();
  const { id, title, calendars, stocked } = form;
  const isPaid = form.type === 'COMPLEX';
  // The stock of all forms has none of those that are put away.
  const isStocked = stocked && !form.archived;
  if (!isPaid && !isStocked && calendars.length === 0) return null;
  const list = (path: string, asked: Record<string, string>) => `${path}?${new URLSearchParams(asked)}`;
  return (
    <p className="desk-links">
      {isPaid && <DeskLink to={list(sectionPath(organisation, 'payments'), { formId: id })}>{menu.payments}</DeskLink>}
      {calendars.map((calendar) => (
        <DeskLink key={calendar.id} to={sectionPath(organisation, 'bookings', calendar.id)}>
          <span>
            {menu.bookings}
            {calendar.label && (
              <>
                {' · '}
                <bdi>{calendar.label}</bdi>
              </>
            )}
          </span>
        </DeskLink>
      ))}
      {isStocked && (
        <DeskLink
          to={list(sectionPath(organisation, 'forms', STOCK), { search: title.slice(0, LONGEST_SEARCH) || id })}
        >
          {words.ownStock}
        </DeskLink>
      )}
    </p>
  );
}
