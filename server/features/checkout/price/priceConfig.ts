import type { Language } from '../../../../src/contract/common';
import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { priceIntent, type PricedConfig, type PricingStage } from '../../../../src/core/payment';
import { serverTexts } from '../../../../src/i18n/server';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError, organisationClosed } from '../../../errors';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import type { PricingDeps } from './payable';
import { pricingRecords, type LinkTerms } from './pricingRecords';
import { pricingRefusal, refusal } from './refusals';

/** The organisation of an id, which takes payments. @throws HttpError 404, 410 while it is closed */
export async function requireOrganisation(
  { database }: Pick<Deps, 'database'>,
  id: string,
): Promise<OrganisationRecord> {
  return refuseClosed((await findOrganisation(database.queries, id)) ?? refuseUnknownOrganisation());
}

/** The organisation itself, as it is kept: another process may have closed it just now. @throws HttpError 410 (ORG-06) */
export function refuseClosed(organisation: OrganisationRecord): OrganisationRecord {
  if (organisation.closedAt) throw organisationClosed();
  return organisation;
}

/** @throws HttpError 404 */
export function refuseUnknownOrganisation(): never {
  throw new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
}

/**
 * Prices a configuration by the organisation's own records (SRV-01).
 * @param how the step that is priced, and the payment link that leads to it.
 * @throws BusinessRefusal, HttpError 404
 */
export async function priceConfig(
  deps: PricingDeps,
  queries: Queries,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
  { stage = 'payment', link = null }: { stage?: PricingStage; link?: LinkTerms | null } = {},
): Promise<PricedConfig> {
  const lang: Language = asked.lang ?? organisation.language;
  // Changing a payment that exists is another call's matter (PAY-02).
  if (asked.update) throw refusal('type', lang);
  const priced = priceIntent(asked, await pricingRecords(deps, queries, organisation, asked, link), stage);
  if (!priced.ok) throw pricingRefusal(priced, lang, organisation.devise);
  return { ...priced.config, label: priced.config.label || serverTexts[priced.config.lang].mainCaisse };
}
