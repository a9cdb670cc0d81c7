import type { ResolveOrganisation } from '../../../runtime/shell/resources';
import { readFormOnce } from './findForm';

/** Finds whose form it is, where the page does not say. */
export const resolveFormOwner: ResolveOrganisation = async ({ client, props, signal }) => {
  const { formId, definition } = props;
  if (typeof formId !== 'string' || definition !== undefined) return undefined;
  // What fails here fails again, and is told, when the form is looked for.
  const answer = await readFormOnce({ client, signal }, formId).catch(() => null);
  return answer?.data.organisation;
};
