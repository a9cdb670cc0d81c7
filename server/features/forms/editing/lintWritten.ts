import type * as v from 'valibot';
import type { writtenForm } from '../../../../src/contract/forms/adminForms';
import type { Deps } from '../../../deps';
import { requireRow } from '../../../requireOwned';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { findForm } from '../definition/formStore';
import { type AuthorWarning, lintOpened, openContent } from '../definition/prepareContent';
import { refuseForeignIds } from '../definition/refuseForeignIds';

/**
 * Dry run of saving a form: its warnings, including those that would refuse it.
 * @throws BusinessRefusal for a layout that cannot be opened; HttpError 400 for new ids that are not the organisation's, 404
 */
export async function lintWritten(
  { database: { queries } }: Pick<Deps, 'database'>,
  organisationId: string,
  formId: string,
  { content: given, ...change }: v.InferOutput<typeof writtenForm>,
): Promise<AuthorWarning[]> {
  const present = requireRow(await findForm(queries, organisationId, formId), 'form');
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const settings = { ...present.settings, ...change };
  const { form, content } = openContent({ settings, content: given ?? present.content }, organisation);
  await refuseForeignIds(queries, { ...present, settings, content }, present);
  return lintOpened(form, organisation);
}
