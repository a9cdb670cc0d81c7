import { and, eq } from 'drizzle-orm';
import type { FoundRecord } from '../../../src/contract/records/searchAll';
import { contactName } from '../../../src/core/contact';
import { toUnits } from '../../../src/core/money';
import { payments } from '../../db/schema';
import { termsOf } from '../../ledger/agreement';
import { linkOrder } from '../checkout/link/linkOrder';
import { pageLinks } from '../checkout/link/linkStore';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { pagePayments, searchPaymentPage } from '../payments/listStore';
import type { Search } from './search';

/** Payments by all that their list is searched by; by their id alone for those who see no contact details, which are part of that. */
export async function findPayments({
  queries,
  organisationId,
  search,
  seesContacts,
  limit,
}: Search): Promise<FoundRecord[]> {
  const owner = await requireExistingOrganisation(queries, organisationId);
  const named = and(
    eq(payments.organisationId, owner.id),
    eq(payments.mode, owner.mode),
    eq(payments.id, search.trim()),
  );
  const rows = seesContacts
    ? await searchPaymentPage(queries, owner, { search, limit })
    : await pagePayments(queries, owner, named, { limit });
  return rows.map(({ payment }) => ({
    id: payment.id,
    label: contactName({ ...payment.info, raison: (seesContacts && payment.facturation.raison) || '' }),
    montant: toUnits(termsOf(payment).montant, payment.currency),
    devise: payment.currency,
    createdAt: payment.createdAt.toISOString(),
  }));
}

/** Payment links by their own words, else by whose promise they take. */
export async function findLinks({ queries, organisationId, search, limit }: Search): Promise<FoundRecord[]> {
  const rows = await pageLinks(queries, organisationId, { search, order: linkOrder(undefined, false), limit });
  return rows.map(({ id, config, createdAt }) => ({
    id,
    label: config.label || (config.campagne?.displayName ?? ''),
    createdAt: createdAt.toISOString(),
  }));
}
