import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { isOpenByEvents } from '../content/eventStore';
import { isOpenNow, type OwnedForm } from '../forms/definition/publicForms';

/** Whether a form takes bookings now: who waits is told of it, and may wait for it, then alone. */
export const takesNow = async (
  queries: Queries,
  deps: Pick<Deps, 'now'>,
  { form, organisation }: OwnedForm,
): Promise<boolean> =>
  !organisation.closedAt &&
  isOpenNow(deps, form, organisation) &&
  (await isOpenByEvents(queries, organisation, form.id, deps.now()));
