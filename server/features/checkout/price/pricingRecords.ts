import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import type { PricingRecords } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { links } from '../../../db/schema';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { findPayable, type PricingDeps } from './payable';

/** The terms a payment link sets. */
export type LinkTerms = Pick<typeof links.$inferSelect, 'config' | 'reusable'>;

/** The organisation's records of a configuration's subject (SRV-01), and the terms of its link. */
export async function pricingRecords(
  deps: PricingDeps,
  queries: Queries,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
  link: LinkTerms | null,
): Promise<PricingRecords> {
  const terms = link && { ...link.config, reusable: link.reusable };
  const records = await findPayable(deps, asked.type)?.find(queries, organisation, asked);
  return { organisation, terms, ...records };
}
