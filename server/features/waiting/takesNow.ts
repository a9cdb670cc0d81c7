import { allBlocks } from '../../../src/core/form/editing';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { isOpenByEvents } from '../content/eventStore';
import { loadForms } from '../forms/definition/loadForms';
import { isOpenNow, type OwnedForm } from '../forms/definition/publicForms';

/** Whether a form takes bookings in a calendar now: who waits is told of it, and may wait for it, then alone. */
export const takesNow = async (
  queries: Queries,
  deps: Pick<Deps, 'now'>,
  owned: OwnedForm,
  calendarId: string,
): Promise<boolean> => {
  const { form, organisation } = owned;
  if (organisation.closedAt || !isOpenNow(deps, form, organisation)) return false;
  if (!(await isOpenByEvents(queries, organisation, form.id, deps.now()))) return false;
  const { definition, embedded } = await loadForms(queries, deps, owned);
  return [definition, ...embedded.values()].some(({ document }) =>
    allBlocks(document).some(({ type, props }) => type === 'calendar' && props['calendarId'] === calendarId),
  );
};
