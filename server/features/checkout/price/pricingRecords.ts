import type { PaymentConfig } from '../../../../src/contract/payments';
import type { PricingRecords } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import type { links } from '../../../db/schema';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { payableOf, type PricingDeps } from './payable';

/** What a payment link says of what it is for. */
export type LinkTerms = Pick<typeof links.$inferSelect, 'config' | 'reusable'>;

/** The organisation's own records of what a configuration pays (SRV-01), and the terms of the link that leads to it. */
export async function pricingRecords(
  deps: PricingDeps,
  queries: Queries,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
  link: LinkTerms | null,
): Promise<PricingRecords> {
  const terms = link && { ...link.config, reusable: link.reusable };
  const records = await payableOf(deps, asked.type)?.find(queries, organisation, asked);
  return { organisation, terms, ...records };
}
