import type { PaymentConfig } from '../../../../src/contract/payments';
import type { PricingRecords } from '../../../../src/core/payment';
import type { Queries } from '../../../db/database';
import { findCaisse } from '../../caisses/caisseStore';
import { viewCaisse } from '../../caisses/caisseView';
import { findCampaign } from '../../campaigns/campaignStore';
import { viewPayable } from '../../campaigns/campaignView';
import { priceCart } from '../../campaigns/priceCart';
import { findDebts } from '../../debts/debtStore';
import { viewDebt } from '../../debts/debtView';
import type { links } from '../../../db/schema';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { findSubmission, viewSubmission } from '../../records/recordStore';
import { findService } from '../../services/serviceStore';
import { viewService } from '../../services/serviceView';

/** What a payment link says of what it is for. */
export type LinkTerms = Pick<typeof links.$inferSelect, 'config' | 'reusable'>;

/** The organisation's own records of what a configuration pays (SRV-01); those of others count as unknown. */
export async function pricingRecords(
  queries: Queries,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
  link: LinkTerms | null,
): Promise<PricingRecords> {
  const terms = link && { ...link.config, reusable: link.reusable };
  return { organisation, terms, ...(await recordOf(queries, organisation, asked)) };
}

async function recordOf(
  queries: Queries,
  organisation: OrganisationRecord,
  { type, typeId, dettes, campagne }: PaymentConfig,
): Promise<Partial<PricingRecords>> {
  const { id: organisationId, devise, mode } = organisation;
  const id = typeId ?? '';
  switch (type) {
    case 'CAISSE': {
      const caisse = await findCaisse(queries, organisationId, id, mode);
      return { caisse: caisse && viewCaisse(caisse, devise) };
    }
    case 'CAMPAGNE': {
      const campaign = await findCampaign(queries, organisationId, id);
      const cart = campaign && priceCart(campaign, campagne?.products ?? [], devise);
      return { campagne: campaign && viewPayable(campaign), cart };
    }
    case 'SERVICE': {
      const service = await findService(queries, organisationId, id);
      return { service: service && viewService(service, devise) };
    }
    case 'FORM': {
      const submission = await findSubmission(queries, organisationId, id, mode);
      return { submission: submission && viewSubmission(submission, devise) };
    }
    case 'DETTE':
    case 'MULTI_DETTE':
    case 'GENERAL': {
      const ids = type === 'DETTE' ? [id] : (dettes ?? []).map((debt) => debt.id);
      const found = await findDebts(queries, organisationId, ids, mode);
      return { dettes: found.map((debt) => viewDebt(debt, devise)) };
    }
  }
}
