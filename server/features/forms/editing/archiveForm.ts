import type { AdminForm } from '../../../../src/contract/forms/adminForms';
import type { Deps } from '../../../deps';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { lockForm, setArchived } from '../definition/formStore';
import { viewAdminForm } from '../definition/formView';

/** Puts a form away, or takes it out again; what it is already changes nothing. @throws HttpError 404 */
export function archiveForm(
  deps: Pick<Deps, 'database' | 'now' | 'ids'>,
  holder: TokenHolder,
  formId: string,
  archived: boolean,
): Promise<AdminForm> {
  return deps.database.transaction(async (tx) => {
    const form = requireRow(await lockForm(tx, holder.organisationId, formId), 'form');
    if ((form.archivedAt !== null) === archived) return viewAdminForm(form);
    const next = { ...form, archivedAt: archived ? deps.now() : null };
    await setArchived(tx, next);
    const changes = { archived: { from: !archived, to: archived } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-FORM-ARCHIVE', subject: 'form', subjectId: formId, changes });
    return viewAdminForm(next);
  });
}
