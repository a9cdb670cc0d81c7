import type { Language } from '../../../../src/contract/common';
import type { Form } from '../../../../src/contract/forms/forms';
import { isFormOpen } from '../../../../src/core/form';
import { configValue } from '../../../../src/core/organisation';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { isOpenByEvents } from '../../content/eventStore';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { findForm, findForms, type StoredForm } from './formStore';
import { viewClosed, viewForm } from './formView';
import { readStored } from './readStored';

type Surroundings = Pick<Deps, 'database' | 'now'>;

/** A form with its organisation. */
export interface OwnedForm {
  readonly form: StoredForm;
  readonly organisation: OrganisationRecord;
}

/** The form of an id with its organisation, or null. */
export async function findOwnedForm(
  { database: { queries } }: Surroundings,
  organisationId: string,
  id: string,
): Promise<OwnedForm | null> {
  const form = await findForm(queries, organisationId, id);
  const organisation = form && (await findOrganisation(queries, organisationId));
  return form && organisation && { form, organisation };
}

/** Whether visitors may fill a form in now (FPAGE-01): an archived one is closed, whatever it says. */
export const isOpenNow = ({ now }: Pick<Deps, 'now'>, form: StoredForm, organisation: OrganisationRecord): boolean =>
  form.archivedAt === null && isFormOpen(readStored(form), now().getTime(), organisation);

/** The open forms that an organisation shows on its home page: ids in the list `home.forms` of its settings. */
export async function namedForms(deps: Surroundings, organisation: OrganisationRecord): Promise<StoredForm[]> {
  const named = configValue(organisation.config, 'home.forms');
  const ids = Array.isArray(named) ? named.filter((id) => typeof id === 'string') : [];
  const found = await findForms(deps.database.queries, organisation.id, ids);
  return found
    .filter((form) => isOpenNow(deps, form, organisation))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A form to fill in (CALL-21); of a closed one, only its state. @throws HttpError 404 */
export async function readPublicForm(
  deps: Surroundings,
  organisationId: string,
  id: string,
  lang?: Language,
): Promise<Form> {
  const { form, organisation } = (await findOwnedForm(deps, organisationId, id)) ?? refuseUnknownForm();
  if (!isOpenNow(deps, form, organisation)) return viewClosed(form, lang);
  const isTaken = await isOpenByEvents(deps.database.queries, organisation, id, deps.now());
  return isTaken ? viewForm(form, lang) : { ...viewClosed(form, lang), active: false };
}

/** A form embedded in others (CALL-03); null if none is visible to visitors. */
export async function readFormBlock(
  deps: Surroundings,
  organisationId: string,
  id: string,
  lang?: Language,
): Promise<Form | null> {
  const found = await findOwnedForm(deps, organisationId, id);
  return found && isOpenNow(deps, found.form, found.organisation) ? viewForm(found.form, lang) : null;
}

/** @throws HttpError 404 */
export function refuseUnknownForm(): never {
  throw new HttpError(404, 'There is no such form.', 'unknown_form');
}
