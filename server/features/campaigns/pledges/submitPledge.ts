import type { PledgeRequest } from '../../../../src/contract/campaigns/campaignCalls';
import type { Language } from '../../../../src/contract/common';
import { checkGiftAmount, giftAmountRules } from '../../../../src/core/campaign';
import { displayPlan, toMinor, toUnits } from '../../../../src/core/money';
import { isEmail } from '../../../../src/core/text';
import { serverTexts } from '../../../../src/i18n/server';
import type { Deps } from '../../../deps';
import { BusinessRefusal, HttpError } from '../../../errors';
import type { Visitor } from '../../../guard/guard';
import { linkAddress } from '../../checkout/link/linkService';
import { findOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { bodyHash } from '../../../secrets/bodyHash';
import { readPhone } from '../../../text/readPhone';
import { keyReusedError, payerRefusal, pricingRefusal, refusal } from '../../checkout/price/refusals';
import { findCampaign, type CampaignKey, type CampaignRow } from '../campaignStore';
import { draftPledge, storePledge } from './storePledge';
import { findPledgeByKey, type Pledge } from './pledgeStore';
import { findTeamAt } from '../teamStore';

/** A pledge that a visitor sends. */
interface SentPledge {
  readonly campaign: CampaignKey;
  readonly body: PledgeRequest;
  readonly key: string | undefined;
  readonly visitor: Visitor;
}

/**
 * CALL-19: keeps a pledge to a gala campaign and answers the address under which it can be paid. Nothing of it counts until
 * then (SRV-08). The same key and body are answered as before.
 * @throws BusinessRefusal, HttpError 404, 409 for a key that served another body, 429
 */
export async function submitPledge(
  deps: Deps,
  { campaign: asked, body, key, visitor }: SentPledge,
): Promise<{ url: string }> {
  const { queries } = deps.database;
  const campaign = await findCampaign(queries, asked.organisationId, asked.campaignId);
  const organisation = campaign && (await findOrganisation(queries, campaign.organisationId));
  const { guard: _guard, ...said } = body;
  const lang = body.lang ?? organisation?.language ?? 'fr';
  if (!organisation) throw new HttpError(404, serverTexts[lang].refusals.campagneUnknown, 'campagneUnknown');
  const sent = { key, hash: bodyHash(said), lang };
  const known = key === undefined ? null : await findPledgeByKey(queries, asked, key);
  if (known) return answerOf(deps, organisation, known, sent);

  const { montant, infos } = body;
  // Unpaid for now, and a mail goes to the named address.
  const form = { formId: campaign.id, isUnpaid: true, isPledge: true, units: 0, capacity: Infinity, slots: 0 };
  const wanted = { kind: 'intent' as const, organisation, montant, email: infos.email, lang, form };
  const begun = await deps.guard.admit(wanted, visitor);
  const tel = checked(campaign, organisation, body, lang);
  const draft = await draftPledge(deps, organisation, campaign, {
    id: deps.ids.row(),
    montant: toMinor(montant, organisation.devise),
    displayName: body.campagne.displayName.trim(),
    team: body.campagne.team ? await findTeamAt(queries, asked, body.campagne.team, deps.now()) : null,
    source: body.source,
    infos: { ...infos, tel },
    origin: 'visitor',
    idempotencyKey: key ?? null,
    bodyHash: sent.hash,
    lang: body.lang,
  });
  class Repeated extends Error {}
  try {
    await deps.database.transaction(async (tx) => {
      if (!(await storePledge(tx, deps, draft))) throw new Repeated();
    });
  } catch (error) {
    const first = error instanceof Repeated && key !== undefined && (await findPledgeByKey(queries, asked, key));
    if (first) return answerOf(deps, organisation, first, sent);
    throw error;
  }
  begun(draft.pledge.id);
  return { url: linkAddress(deps, organisation, draft.link.id) };
}

function answerOf(
  deps: Deps,
  organisation: OrganisationRecord,
  pledge: Pledge,
  { hash, lang }: { hash: string; lang: Language },
): { url: string } {
  if (pledge.bodyHash !== hash) throw keyReusedError(lang);
  return { url: linkAddress(deps, organisation, pledge.linkId) };
}

/**
 * Validates a pledge (PLEDGE-01, MODAL-01, MODAL-06); returns the telephone number in E.164. @throws BusinessRefusal
 */
function checked(
  { active, document, config }: CampaignRow,
  { devise }: OrganisationRecord,
  { montant, infos }: PledgeRequest,
  lang: Language,
): string {
  if (!active) throw refusal('campagneClosed', lang);
  if (!document.gala) throw new BusinessRefusal(serverTexts[lang].pledges.closed, 'pledgesClosed');
  const tel = readPhone(infos.tel);
  const wrong = [
    ...(isEmail(infos.email) ? [] : [{ field: 'email' as const, code: 'email' as const }]),
    ...(tel === null ? [{ field: 'tel' as const, code: 'phone' as const }] : []),
  ];
  if (tel === null || wrong.length > 0) throw payerRefusal(wrong, lang);
  // French shows the settlement currency. A pledge needs an amount, even where a gift may leave it open.
  const rules = giftAmountRules(config, displayPlan({ organisationDevise: devise, lang: 'fr' }), 'side');
  const code = checkGiftAmount(montant, rules, devise);
  const minimum = toUnits(rules.minimum, devise);
  if (code) throw pricingRefusal({ code: code === 'required' ? 'amountInvalid' : code, minimum }, lang, devise);
  return tel;
}
