import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentOrigin } from '../../../../src/contract/payments/paymentStory';
import type { Queries } from '../../../db/database';
import { caisses, campaigns, debts, forms, formSubmissions, links } from '../../../db/schema';
import type { PaymentRow } from '../../../ledger/paymentStore';

/** The link, form, campaign, fund and debts that a payment came from or went to, by name. */
export async function originsOf(queries: Queries, payment: PaymentRow): Promise<PaymentOrigin[]> {
  const { organisationId, type, typeId, linkId, caisseId, dettes } = payment;
  const target = typeId ?? '';
  return [
    ...(linkId === null ? [] : await linkOf(queries, organisationId, linkId)),
    ...(type === 'FORM' ? await formOf(queries, organisationId, target) : []),
    ...(type === 'CAMPAGNE' ? await campaignOf(queries, organisationId, target) : []),
    ...(caisseId === null ? [] : await fundOf(queries, organisationId, caisseId)),
    ...(await debtsOf(
      queries,
      organisationId,
      (dettes ?? []).map(({ id }) => id),
    )),
  ];
}

async function linkOf(queries: Queries, organisationId: string, id: string): Promise<PaymentOrigin[]> {
  const [link] = await queries
    .select({ config: links.config, meta: links.meta })
    .from(links)
    .where(and(eq(links.id, id), eq(links.organisationId, organisationId)));
  return link ? [{ kind: 'lien', id, name: link.meta.title || (link.config.label ?? '') }] : [];
}

async function formOf(queries: Queries, organisationId: string, submissionId: string): Promise<PaymentOrigin[]> {
  const rows = await queries
    .select({ id: forms.id, name: forms.title })
    .from(formSubmissions)
    .innerJoin(
      forms,
      and(eq(forms.organisationId, formSubmissions.organisationId), eq(forms.id, formSubmissions.formId)),
    )
    .where(and(eq(formSubmissions.id, submissionId), eq(formSubmissions.organisationId, organisationId)));
  return rows.map((row) => ({ kind: 'form', ...row }));
}

async function campaignOf(queries: Queries, organisationId: string, id: string): Promise<PaymentOrigin[]> {
  const rows = await queries
    .select({ id: campaigns.id, name: campaigns.label })
    .from(campaigns)
    .where(and(eq(campaigns.organisationId, organisationId), eq(campaigns.id, id)));
  return rows.map((row) => ({ kind: 'campagne', ...row }));
}

async function fundOf(queries: Queries, organisationId: string, id: string): Promise<PaymentOrigin[]> {
  const rows = await queries
    .select({ id: caisses.id, name: caisses.name })
    .from(caisses)
    .where(and(eq(caisses.organisationId, organisationId), eq(caisses.id, id)));
  return rows.map((row) => ({ kind: 'caisse', ...row }));
}

async function debtsOf(queries: Queries, organisationId: string, ids: readonly string[]): Promise<PaymentOrigin[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: debts.id, name: debts.name })
    .from(debts)
    .where(and(eq(debts.organisationId, organisationId), inArray(debts.id, [...ids])));
  return rows.map((row) => ({ kind: 'dette', ...row }));
}
