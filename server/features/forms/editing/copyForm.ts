import type * as v from 'valibot';
import type { duplicateForm as route } from '../../../../src/contract/forms/formEditing';
import type { Deps } from '../../../deps';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { createForm, type SavedForm } from '../definition/formService';
import { findForm } from '../definition/formStore';
import { viewAdminForm } from '../definition/formView';
import { limitStock } from '../holds/stockService';
import { findStocks } from '../holds/stockStore';

/**
 * A new form like another one, with its stock limits: without them a copy could be sold without end. It is closed, for
 * nobody has looked at it yet.
 * @throws HttpError 404, 409 for an id that is taken; as `createForm`
 */
export function copyForm(
  deps: Pick<Deps, 'database' | 'now' | 'ids'>,
  holder: TokenHolder,
  formId: string,
  given: v.InferOutput<typeof route.request>,
): Promise<SavedForm> {
  const { organisationId, actor } = holder;
  return deps.database.transaction(async (tx) => {
    const { settings, content } = requireRow(await findForm(tx, organisationId, formId), 'form');
    const wish = { ...settings, ...given, content, active: false };
    const { form, warnings } = await createForm(tx, deps, organisationId, wish, actor);
    const limits = await findStocks(tx, organisationId, [formId]);
    if (limits.length > 0) await limitStock(tx, deps, form, limits);
    const note = { action: 'ADMIN-FORM-DUPLICATE', subject: 'form', subjectId: form.id };
    await recordChange(tx, deps, holder, { ...note, changes: { of: formId, title: { to: given.title } } });
    return { data: viewAdminForm(form), warnings };
  });
}
