import type { Language } from '../../../src/contract/common';
import type { PaymentConfig } from '../../../src/contract/payments';
import { priceIntent, type PricedConfig } from '../../../src/core/payment';
import { serverTexts } from '../../../src/i18n/server';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { findCaisse } from '../caisses/caisseStore';
import { viewCaisse } from '../caisses/caisseView';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { pricingRefusal, refusal } from './refusals';

/** The organisation that a configuration names; none is the server's own. @throws HttpError 404 */
export async function organisationOf(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  id: string | undefined,
): Promise<OrganisationRecord> {
  const known = id === undefined || id === 'default' ? config.defaultOrganisation : id;
  const organisation = await findOrganisation(database.queries, known);
  if (!organisation) throw new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
  return organisation;
}

/** What the organisation's own records make of a configuration (SRV-01). @throws BusinessRefusal, HttpError 404 */
export async function priceConfig(
  queries: Queries,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
): Promise<PricedConfig> {
  const lang: Language = asked.lang ?? organisation.language;
  // Changing a payment that exists is another call's matter (PAY-02).
  if (asked.update) throw refusal('type', lang);
  const found = asked.type === 'CAISSE' && asked.typeId ? await findCaisse(queries, asked.typeId) : null;
  const own = found?.organisationId === organisation.id ? viewCaisse(found, organisation.devise) : null;
  const priced = priceIntent(asked, { organisation, caisse: own });
  if (!priced.ok) throw pricingRefusal(priced.code, lang, organisation.devise);
  return { ...priced.config, label: priced.config.label || serverTexts[priced.config.lang].mainCaisse };
}
