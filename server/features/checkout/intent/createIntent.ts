import type { BodyOut } from '../../../../src/contract/route';
import type { createIntent as route, PaymentConfig } from '../../../../src/contract/payments/payments';
import { checkoutAddress, safeReturnUrl, type PricedConfig } from '../../../../src/core/payment';
import type { Deps } from '../../../deps';
import { resolveOrganisation, type Place } from '../../../http/place';
import type { Visitor } from '../../../guard/guard';
import { findAskedLink, withModeOfLink, priceLink, refuseEnded } from '../link/linkUse';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { returnHosts, siteAddress } from '../../organisations/siteAddress';
import { bodyHash } from '../../../secrets/bodyHash';
import { refuseClosed, refuseUnknownOrganisation, priceConfig } from '../price/priceConfig';
import { keyReusedError } from '../price/refusals';
import { findOrganisationAndIntent, insertIntent, INTENT_LIFE_MS, type IntentRow } from './intentStore';

/**
 * Creates a checkout intent (SRV-11) with only what the organisation's own records confirm. The same key and body give
 * the same answer, however often and concurrently.
 * @throws BusinessRefusal, HttpError 404 for an unknown organisation or fund, 409 for a key that served another body, 410, 429
 */
export async function createIntent(
  deps: Deps,
  place: Place,
  body: BodyOut<typeof route>,
  visitor: Visitor,
): Promise<IntentRow> {
  const { config, idempotencyKey } = body;
  const { queries } = deps.database;
  const link = await findAskedLink(queries, config);
  const named = link?.organisationId ?? resolveOrganisation(place, config.organisation?.id);
  const found = (await findOrganisationAndIntent(queries, named, idempotencyKey)) ?? refuseUnknownOrganisation();
  refuseClosed(found.organisation);
  const organisation = link ? withModeOfLink(found.organisation, link) : found.organisation;
  const hash = bodyHash(config);
  const lang = config.lang ?? organisation.language;
  // A repeated request is answered before anything is checked again: the fund may have closed since.
  let { intent } = found;
  if (!intent) {
    const begun = await deps.guard.admit({ kind: 'intent', organisation, montant: config.montant, lang }, visitor);
    if (link) await refuseEnded(queries, link, organisation, deps.now());
    const { asked, priced } = link
      ? await priceLink(deps, queries, organisation, link, config)
      : { asked: config, priced: await priceConfig(deps, queries, organisation, config, { stage: 'intent' }) };
    intent = await insertIntent(queries, draftIntent(deps, organisation, asked, priced, { idempotencyKey, hash }));
    begun(intent.id);
  }
  if (intent.bodyHash !== hash) throw keyReusedError(lang);
  return intent;
}

/** An unsaved intent of a priced payment. */
export function draftIntent(
  deps: Pick<Deps, 'config' | 'ids' | 'now'>,
  organisation: OrganisationRecord,
  asked: PaymentConfig,
  priced: PricedConfig,
  { idempotencyKey, hash }: { idempotencyKey: string; hash: string },
): IntentRow {
  const id = deps.ids.secret();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + INTENT_LIFE_MS);
  const base = siteAddress(deps, organisation);
  const back = safeReturnUrl(asked.returnUrl, returnHosts(deps, organisation), `${base}/`);
  // A link's own language is chosen, and not to be replaced by that of the browser (LINK-02, SITE-21).
  const chosen = asked.link !== undefined && asked.lang !== undefined;
  const segment = chosen || priced.lang !== organisation.language ? `/${priced.lang}` : '';
  return {
    id,
    organisationId: organisation.id,
    mode: organisation.mode,
    idempotencyKey,
    bodyHash: hash,
    config: {
      ...priced,
      returnUrl: back.url,
      accessId: asked.accessId ?? null,
      ...(asked.theme && { theme: asked.theme }),
      ...(asked.link && { link: asked.link }),
      ...(asked.utm && { utm: asked.utm }),
    },
    url: checkoutAddress(`${base}${segment}/paiement`, {
      intent: id,
      update: priced.update ? 'true' : null,
      // Only named: the payer's browser has to confirm it (SITE-41).
      from: back.replaced ? asked.returnUrl : null,
    }),
    returnReplaced: back.replaced,
    createdAt: now,
    firstExpiresAt: expiresAt,
    expiresAt,
    keptAt: null,
  };
}
