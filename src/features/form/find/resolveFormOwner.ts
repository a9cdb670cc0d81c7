import type { ResolveOrganisation } from '../../../runtime/shell/resources';
import { readFormOnce } from './findForm';

/** Finds a form's organisation if the page does not name it. */
export const resolveFormOwner: ResolveOrganisation = async ({ client, props, signal }) => {
  const { formId, definition } = props;
  if (typeof formId !== 'string' || definition !== undefined) return undefined;
  // A failure here recurs, and is shown, when the form is loaded.
  const answer = await readFormOnce({ client, signal }, formId).catch(() => null);
  return answer?.data.organisation;
};
