import type * as v from 'valibot';
import type { AdminForm, createFormRequest, updateFormRequest } from '../../../../src/contract/forms/adminForms';
import type { FormWarning } from '../../../../src/core/form';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { BusinessRefusal, HttpError, idTakenError } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { requireExistingOrganisation } from '../../organisations/organisationStore';
import { findForm, insertForm, lockForm, saveForm, type StoredForm } from './formStore';
import { viewAdminForm } from './formView';
import { refuseForeignIds } from './refuseForeignIds';
import { prepareContent } from './prepareContent';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewForm = v.InferOutput<typeof createFormRequest>;
type FormChange = v.InferOutput<typeof updateFormRequest>;

/** A saved form, with its warnings for the author. */
interface SavedForm {
  readonly data: AdminForm;
  readonly warnings: FormWarning[];
}

/** Makes a form within the caller's transaction. @throws BusinessRefusal for its layout, HttpError 400 for ids that are not the organisation's, 409 when the id is taken */
export async function createForm(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), content: given = '', ...settings }: NewForm,
): Promise<{ form: StoredForm; warnings: FormWarning[] }> {
  const settled = prepareContent({ settings, content: given }, await requireExistingOrganisation(tx, organisationId));
  const { content, warnings } = settled;
  const times = { createdAt: now(), updatedAt: now() };
  const form: StoredForm = { id, organisationId, revision: 1, settings, content, ...times };
  await refuseForeignIds(tx, form, null);
  if (!(await insertForm(tx, form))) throw idTakenError('form');
  return { form, warnings };
}

/** Makes a form with an organisation's token (CALL-23). */
export function createOwnForm(deps: Surroundings, holder: TokenHolder, given: NewForm): Promise<SavedForm> {
  return deps.database.transaction(async (tx) => {
    const { form, warnings } = await createForm(tx, deps, holder.organisationId, given);
    const note = { action: 'ADMIN-FORM-CREATE', subject: 'form', subjectId: form.id };
    await recordChange(tx, deps, holder, { ...note, changes: differences(null, flat(form)) });
    return { data: viewAdminForm(form), warnings };
  });
}

/**
 * Saves the next revision of a form; absent keys stay.
 * @throws BusinessRefusal `changed` when it is not the revision that was edited, or for its layout; HttpError 400 for new ids that are not the organisation's, 404
 */
export function updateForm(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { id: named = id, revision: edited, content: given, organisation: _own, updatedAt: _now, ...change }: FormChange,
): Promise<SavedForm> {
  return deps.database.transaction(async (tx) => {
    const form = requireRow(await lockForm(tx, holder.organisationId, id), 'form');
    const organisation = await requireExistingOrganisation(tx, form.organisationId);
    if (named !== id) throw new HttpError(400, 'The id of a form does not change.', 'malformed');
    if (edited !== undefined && edited !== form.revision)
      throw new BusinessRefusal(serverTexts[organisation.language].forms.revision, 'changed');
    const settings = { ...form.settings, ...change };
    const { content, warnings } = prepareContent({ settings, content: given ?? form.content }, organisation);
    const next: StoredForm = { ...form, settings, content, revision: form.revision + 1, updatedAt: deps.now() };
    await refuseForeignIds(tx, next, form);
    await saveForm(tx, next);
    const note = { action: 'ADMIN-FORM-UPDATE', subject: 'form', subjectId: id };
    await recordChange(tx, deps, holder, { ...note, changes: differences(flat(form), flat(next)) });
    return { data: viewAdminForm(next), warnings };
  });
}

/** A form as last saved, with its warnings at the time. @throws HttpError 404 */
export async function readOwnForm(queries: Queries, organisationId: string, id: string): Promise<SavedForm> {
  const form = requireRow(await findForm(queries, organisationId, id), 'form');
  const { warnings } = prepareContent(form, await requireExistingOrganisation(queries, organisationId));
  return { data: viewAdminForm(form), warnings };
}

const flat = ({ settings, content, revision }: StoredForm) => ({ ...settings, content, revision });
