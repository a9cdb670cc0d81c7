import type * as v from 'valibot';
import type { FormDraft, saveDraft as route } from '../../../../src/contract/forms/formEditing';
import { serverTexts } from '../../../../src/i18n/server';
import type { Deps } from '../../../deps';
import { malformed, Outdated } from '../../../errors';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { type OrganisationRecord, requireExistingOrganisation } from '../../organisations/organisationStore';
import { findForm, requireFormRow } from '../definition/formStore';
import { openContent } from '../definition/prepareContent';
import { refuseToldChange } from '../definition/refuseToldChange';
import { deleteDraft, type DraftRow, findDraft, writeDraft } from '../definition/draftStore';
import { keptCommands } from './keptCommands';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;

/** The draft of a form (BUILD-31); null where there is none. @throws HttpError 404 */
export async function readDraft(
  { database: { queries } }: Pick<Surroundings, 'database'>,
  organisationId: string,
  formId: string,
): Promise<FormDraft | null> {
  const form = await requireFormRow(queries, organisationId, formId);
  const draft = await findDraft(queries, form);
  return draft && viewDraft(draft);
}

/**
 * Keeps what is being written of a form, in the place of the draft with this version. Not noted: nothing that visitors
 * see has changed.
 * @throws Outdated when the draft is another one; BusinessRefusal for a layout that cannot be opened, or `toldScope`; HttpError 400, 404
 */
export async function saveDraft(
  { database: { queries }, now, ids }: Surroundings,
  holder: TokenHolder,
  formId: string,
  { version, revision, commands, form: { content: given, ...settings } }: v.InferOutput<typeof route.request>,
): Promise<Omit<FormDraft, 'form'>> {
  const { organisationId, actor } = holder;
  const form = requireRow(await findForm(queries, organisationId, formId), 'form');
  const organisation = await requireExistingOrganisation(queries, organisationId);
  refuseToldChange(holder, form.settings, { ...form.settings, ...settings }, organisation.language);
  if (revision > form.revision) throw malformed('revision', `the newest is ${form.revision}`);
  const content = given === undefined ? null : openContent({ settings, content: given }, organisation).content;
  const key = { organisationId, formId, version: ids.row(), actor, updatedAt: now() };
  const row = { ...key, revision, settings, content, commands: keptCommands(holder, form.settings, commands) };
  if (!(await writeDraft(queries, version, row))) throw outdated(organisation, await findDraft(queries, form));
  return viewState(row);
}

/** Drops a draft; one that is gone already is dropped. @throws Outdated when there is another one; HttpError 404 */
export async function discardDraft(
  { database: { queries } }: Pick<Surroundings, 'database'>,
  organisationId: string,
  formId: string,
  version: string,
): Promise<void> {
  const form = await requireFormRow(queries, organisationId, formId);
  if (await deleteDraft(queries, form, version)) return;
  const draft = await findDraft(queries, form);
  if (draft) throw outdated(await requireExistingOrganisation(queries, organisationId), draft);
}

/** Somebody else wrote the draft, or dropped it: null. */
const outdated = ({ language }: Pick<OrganisationRecord, 'language'>, draft: DraftRow | null) =>
  new Outdated(serverTexts[language].forms.revision, draft && viewDraft(draft));

const viewState = ({ version, revision, actor: by, updatedAt }: DraftRow) => ({
  ...{ version, revision, by },
  at: updatedAt.toISOString(),
});

const viewDraft = (draft: DraftRow): FormDraft => ({
  ...viewState(draft),
  form: { ...draft.settings, ...(draft.content !== null && { content: draft.content }) },
  ...(draft.commands !== null && { commands: draft.commands }),
});
