import * as v from 'valibot';
import { createFormRequest } from '../../../src/contract/forms/adminForms';
import { submissionRules } from '../../../src/contract/payments/paymentConfig';
import { routes } from '../../../src/contract/routes';
import { forms as table } from '../../db/schema';
import { createOwnForm, updateForm, type NewForm } from '../forms/definition/formService';
import { findForm } from '../forms/definition/formStore';
import { viewAdminForm } from '../forms/definition/formView';
import { readStock, updateStock, type StockLimits } from '../forms/holds/stockService';
import { recordKind } from './recordKind';

const { noticeTo: _told, ...entries } = createFormRequest.entries;
/** Without the account that receives what is paid, and who is told of submissions: they are kept, and no archive says them. */
const formData = v.omit(submissionRules, ['paiementType', 'totalCerfa', 'assoc']);
type Given = Omit<NewForm, 'formData' | 'noticeTo'> & { readonly formData?: v.InferOutput<typeof formData> };

export const forms = recordKind({
  name: 'forms',
  table,
  entries: { ...entries, formData: v.optional(formData) },
  isLinked: true,
  read: async ({ database }, organisationId, id) => {
    const form = await findForm(database.queries, organisationId, id);
    if (!form) return null;
    const { formData: rules, noticeTo: _people, ...shown } = viewAdminForm(form);
    const { assoc: _account, ...told } = rules;
    // The target has no archived ones.
    return { ...shown, active: shown.active && !shown.archived, formData: told };
  },
  create: (deps, holder, { id, title }: Given) => createOwnForm(deps, holder, { id, title }),
  change: async (deps, holder, id, { formData: rules, ...given }: Given) => {
    const present = await findForm(deps.database.queries, holder.organisationId, id);
    const { assoc } = present?.settings.formData ?? {};
    const formData = rules && { formData: { ...rules, assoc } };
    return updateForm(deps, holder, id, { ...given, ...formData, revision: present?.revision });
  },
});

/** Stock of a form's products, without the numbers sold. */
export const stock = recordKind({
  name: 'stock',
  table,
  entries: { stock: routes.updateFormStock.request.entries.stock },
  read: async (deps, organisationId, id) => {
    const { data: rows } = await readStock(deps, organisationId, id);
    return rows.length === 0 ? null : { stock: rows.map(({ counts: _sold, ...limit }) => limit) };
  },
  create: (deps, holder, { id, stock: limits }: { id: string; stock: StockLimits }) =>
    updateStock(deps, holder, id, { stock: limits }),
  change: (deps, holder, id, given: { stock: StockLimits }) => updateStock(deps, holder, id, given),
});
