import { and, eq } from 'drizzle-orm';
import { getFormSubmission } from '../../../../src/contract/forms/formSubmissions';
import type { PaymentOrigin } from '../../../../src/contract/payments/paymentStory';
import type { ReachedContact } from '../../../../src/contract/records/contacts';
import { isAtLeast, type Role } from '../../../../src/contract/terms/roles';
import type { Queries } from '../../../db/database';
import { namesOf, type NamedKind } from '../../../db/namesOf';
import { forms, formSubmissions, links } from '../../../db/schema';
import type { PaymentRow } from '../../../ledger/paymentStore';
import type { Caller } from '../../../secrets/tokens';
import { contactOf } from '../../contacts/contactOf';

/** Who paid, and the link, form, submission, campaign, fund and debts that a payment came from or went to, by name. */
export async function originsOf(
  queries: Queries,
  payment: PaymentRow,
  { role }: Pick<Caller, 'role'>,
): Promise<PaymentOrigin[]> {
  const { organisationId, type, typeId, linkId, caisseId, dettes } = payment;
  const contact = await contactOf(queries, organisationId, payment.contactId);
  const target = typeId ?? '';
  const named = async (kind: PaymentOrigin['kind'], of: NamedKind, ids: readonly string[]) =>
    (await namesOf(queries, organisationId, of, ids)).map((row): PaymentOrigin => ({ kind, ...row }));
  return [
    ...(contact ? [payerOf(contact)] : []),
    ...(linkId === null ? [] : await linkOf(queries, organisationId, linkId)),
    ...(type === 'FORM' ? await formOf(queries, organisationId, target, role) : []),
    ...(type === 'CAMPAGNE' ? await named('campagne', 'campaign', [target]) : []),
    ...(caisseId === null ? [] : await named('caisse', 'fund', [caisseId])),
    ...(await named(
      'dette',
      'debt',
      (dettes ?? []).map(({ id }) => id),
    )),
  ];
}

const payerOf = ({ id, name, email, tel }: ReachedContact): PaymentOrigin => ({
  ...{ kind: 'contact', id, name },
  ...(name === '' && { email, tel }),
});

async function linkOf(queries: Queries, organisationId: string, id: string): Promise<PaymentOrigin[]> {
  const [link] = await queries
    .select({ config: links.config, meta: links.meta })
    .from(links)
    .where(and(eq(links.id, id), eq(links.organisationId, organisationId)));
  return link ? [{ kind: 'lien', id, name: link.meta.title || (link.config.label ?? '') }] : [];
}

/** A form, and what was sent of it for whoever may read that. */
async function formOf(
  queries: Queries,
  organisationId: string,
  submissionId: string,
  role: Role | undefined,
): Promise<PaymentOrigin[]> {
  const rows = await queries
    .select({ id: forms.id, name: forms.title })
    .from(formSubmissions)
    .innerJoin(
      forms,
      and(eq(forms.organisationId, formSubmissions.organisationId), eq(forms.id, formSubmissions.formId)),
    )
    .where(and(eq(formSubmissions.id, submissionId), eq(formSubmissions.organisationId, organisationId)));
  const mayRead = role === undefined || isAtLeast(role, getFormSubmission.role);
  return rows.flatMap((form): PaymentOrigin[] => [
    { kind: 'form', ...form },
    ...(mayRead ? [{ kind: 'submission' as const, id: submissionId, name: '', formId: form.id }] : []),
  ]);
}
