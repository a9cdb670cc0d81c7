import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { AdminForm, createFormRequest, updateFormRequest } from '../../../../src/contract/forms/adminForms';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError, idTakenError, Outdated } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { type OrganisationRecord, requireExistingOrganisation } from '../../organisations/organisationStore';
import { deleteDraft } from './draftStore';
import { findRevision, insertForm, lockForm, noteWarnings, saveForm, type StoredForm } from './formStore';
import { viewAdminForm } from './formView';
import { refuseForeignIds } from './refuseForeignIds';
import { refuseToldChange } from './refuseToldChange';
import { type AuthorWarning, prepareContent } from './prepareContent';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewForm = v.InferOutput<typeof createFormRequest>;
type FormChange = v.InferOutput<typeof updateFormRequest>;

/** A saved form, with its warnings for the author. */
export interface SavedForm {
  readonly data: AdminForm;
  readonly warnings: AuthorWarning[];
}

/** Makes a form within the caller's transaction. @throws BusinessRefusal for its layout, HttpError 400 for ids that are not the organisation's, 409 when the id is taken */
export async function createForm(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), content: given = '', ...settings }: NewForm,
  actor: string | null = null,
): Promise<{ form: StoredForm; warnings: AuthorWarning[] }> {
  const settled = prepareContent({ settings, content: given }, await requireExistingOrganisation(tx, organisationId));
  const { content, warnings } = settled;
  const times = { createdAt: now(), updatedAt: now() };
  const form: StoredForm = { id, organisationId, revision: 1, archivedAt: null, settings, content, actor, ...times };
  await refuseForeignIds(tx, form, null);
  if (!(await insertForm(tx, form, warnings.length))) throw idTakenError('form');
  return { form, warnings };
}

/** Makes a form with an organisation's token (CALL-23). */
export function createOwnForm(deps: Surroundings, holder: TokenHolder, given: NewForm): Promise<SavedForm> {
  return deps.database.transaction(async (tx) => {
    const { form, warnings } = await createForm(tx, deps, holder.organisationId, given, holder.actor);
    const note = { action: 'ADMIN-FORM-CREATE', subject: 'form', subjectId: form.id };
    await recordChange(tx, deps, holder, { ...note, changes: differences(null, flat(form)) });
    return { data: viewAdminForm(form), warnings };
  });
}

/**
 * Saves the next revision of a form; absent keys stay. What changes nothing makes none.
 * @throws Outdated when it is not the newest revision that was edited; BusinessRefusal for its layout, or `toldScope`; HttpError 400 for new ids that are not the organisation's, 404
 */
export function updateForm(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { id: named = id, revision, draft, content, organisation: _own, updatedAt: _now, ...change }: FormChange,
): Promise<SavedForm> {
  if (named !== id) throw new HttpError(400, 'The id of a form does not change.', 'malformed');
  const wish = { action: 'ADMIN-FORM-UPDATE', revision, draft };
  return saveNext(deps, holder, id, wish, (_tx, { settings }) =>
    Promise.resolve({ settings: { ...settings, ...change }, content }),
  );
}

/** Makes a former revision of a form its next one. @throws as `updateForm`, and HttpError 404 for an unknown revision */
export function restoreRevision(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { revision, from }: { readonly revision: number | undefined; readonly from: number },
): Promise<SavedForm> {
  const wish = { action: 'ADMIN-FORM-REVISION-RESTORE', revision };
  return saveNext(deps, holder, id, wish, async (tx, form) =>
    requireRow(await findRevision(tx, form, from), 'revision'),
  );
}

interface Wish {
  /** Id of the call. */
  readonly action: string;
  /** The revision that the caller believes to be the newest. */
  readonly revision: number | undefined;
  /** Version of the draft that ends with it. */
  readonly draft?: string | undefined;
}
/** Without `content` the layout stays. */
type Written = Pick<StoredForm, 'settings'> & { readonly content?: string | undefined };

async function saveNext(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { action, revision, draft }: Wish,
  write: (tx: Queries, form: StoredForm) => Promise<Written>,
): Promise<SavedForm> {
  return deps.database.transaction(async (tx) => {
    const form = requireRow(await lockForm(tx, holder.organisationId, id), 'form');
    const organisation = await requireExistingOrganisation(tx, form.organisationId);
    if (revision !== form.revision) throw outdated(form, revision, organisation);
    const { settings, content: given = form.content } = await write(tx, form);
    refuseToldChange(holder, form.settings, settings, organisation.language);
    const { content, warnings } = prepareContent({ settings, content: given }, organisation);
    if (draft !== undefined) await deleteDraft(tx, form, draft);
    // A layout that nobody touched stays as it was once stored.
    const same = { ...form, settings, content: given === form.content ? given : content };
    const data = viewAdminForm(form);
    if (isDeepStrictEqual(viewAdminForm(same), data)) {
      await noteWarnings(tx, form, warnings.length);
      return { data, warnings };
    }
    const next = { ...same, content, actor: holder.actor, revision: form.revision + 1, updatedAt: deps.now() };
    await refuseForeignIds(tx, next, form);
    await saveForm(tx, next, warnings.length);
    const changes = differences(flat(form), flat(next));
    await recordChange(tx, deps, holder, { action, subject: 'form', subjectId: id, changes });
    return { data: viewAdminForm(next), warnings };
  });
}

/** Somebody else saved it, or the caller does not say what it has edited. */
function outdated(form: StoredForm, revision: number | undefined, { language }: Pick<OrganisationRecord, 'language'>) {
  const unsaid = 'Say in `revision` which one was edited.';
  return new Outdated(revision === undefined ? unsaid : serverTexts[language].forms.revision, viewAdminForm(form));
}

const flat = ({ settings, content, revision }: StoredForm) => ({ ...settings, content, revision });
