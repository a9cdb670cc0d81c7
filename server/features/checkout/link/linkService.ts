import type { AdminLink, CreateLink, LinkPage } from '../../../../src/contract/payments/links';
import type { PaymentConfig } from '../../../../src/contract/payments/payments';
import { safeReturnUrl } from '../../../../src/core/payment';
import { serverTexts } from '../../../../src/i18n/server';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import type { TokenHolder } from '../../../secrets/tokens';
import { requireOwned } from '../../../requireOwned';
import { versionOf } from '../../../text/versionOf';
import { differences, recordChange } from '../../audit/recordChange';
import {
  findOrganisation,
  requireExistingOrganisation,
  type OrganisationRecord,
} from '../../organisations/organisationStore';
import { returnHosts, siteAddress } from '../../organisations/siteAddress';
import { viewOrganisation } from '../../organisations/organisationView';
import { findPayment } from '../../../ledger/paymentStore';
import { refuseClosed } from '../price/priceConfig';
import { knownPayer } from './knownPayer';
import { isSubjectGone } from './linkPricing';
import { linkEnd, type LinkEnd } from './linkState';
import { findLink, insertLink, lockLink, revokeLink, type LinkRow, type LinkWithPayments } from './linkStore';
import { checkLink } from './checkLink';
import { readLinkPayer, priceLink } from './linkUse';

/** Address that people open. */
export const linkAddress = (deps: Pick<Deps, 'config'>, organisation: OrganisationRecord, id: string) =>
  `${siteAddress(deps, organisation)}/l/${id}`;

/** A link with the organisation that it pays, as pages and calls show it. */
export interface ShownLink {
  readonly link: LinkWithPayments;
  readonly organisation: OrganisationRecord;
  readonly page: LinkPage;
}

/** A link's page (CALL-28), marked as ended if expired, or if its debt is paid or fund closed. @throws HttpError 404, 410 */
export async function readLink(deps: Deps, id: string): Promise<ShownLink> {
  const { database, now } = deps;
  const { queries } = database;
  const link = await findLink(queries, id);
  const organisation = link && (await findOrganisation(queries, link.organisationId));
  if (!organisation) throw new HttpError(404, 'There is no such link.', 'linkUnknown');
  refuseClosed(organisation);
  const shown = viewOrganisation(organisation, deps);
  const open = (await linkEnd(queries, link, now())) ?? (await openConfig(deps, queries, organisation, link));
  const ended = typeof open === 'string';
  const lang = link.config.lang;
  const page: LinkPage = {
    linkType: link.linkType,
    linkData: ended ? { expired: true, reason: open } : { expired: false },
    config: ended
      ? { type: link.config.type, ...(lang && { lang }), organisation: shown }
      : { ...open, organisation: shown },
    meta: {
      title: link.meta.title || (ended ? organisation.name : titleOf(open, organisation)),
      description: link.meta.description ?? '',
      image: link.meta.image ?? '',
    },
  };
  return { link, organisation, page };
}

function titleOf({ label, lang, update, paiement }: PaymentConfig, { name, language }: OrganisationRecord): string {
  if (update) return serverTexts[lang ?? language].links.update(paiement?.name || name);
  return label || name;
}

async function openConfig(
  deps: Pick<Deps, 'config' | 'payables'>,
  queries: Queries,
  organisation: OrganisationRecord,
  link: LinkRow,
): Promise<PaymentConfig | NonNullable<LinkEnd>> {
  try {
    const { asked, priced } = await priceLink(deps, queries, organisation, link, {});
    const { accessId, theme } = asked;
    const back = safeReturnUrl(asked.returnUrl, returnHosts(deps, organisation), '');
    const payer = knownPayer(await readLinkPayer(queries, link));
    return {
      ...priced,
      link: link.id,
      ...(!back.replaced && { returnUrl: back.url }),
      accessId,
      theme,
      ...(payer && { payer }),
    };
  } catch (error) {
    if (isSubjectGone(error)) return 'finished';
    throw error;
  }
}

/**
 * Creates a link, with an organisation's token, for something payable now.
 * @throws BusinessRefusal, HttpError 400, 404, 409 if nothing of the payment
 * was paid
 */
export async function createLink(deps: Deps, holder: TokenHolder, given: CreateLink): Promise<AdminLink> {
  const { queries } = deps.database;
  const { organisationId } = holder;
  const organisation = await requireExistingOrganisation(queries, organisationId);
  checkLink(given, deps.now(), returnHosts(deps, organisation));
  const link = await draftLink(queries, deps, organisation, given);
  await priceLink(deps, queries, organisation, link, {});
  await deps.database.transaction(async (tx) => {
    await insertLink(tx, link);
    // A link's words may name its payer: the log does without.
    const { payer, meta: _meta, config, ...told } = link;
    const { label: _label, ...asked } = config;
    const changes = { ...differences(null, { ...told, config: asked }), ...(payer && { payer: Object.keys(payer) }) };
    await recordChange(tx, deps, holder, { action: 'ADMIN-LINK-CREATE', subject: 'link', subjectId: link.id, changes });
  });
  return viewLink(deps, organisation, { ...link, payments: 0, pledgeRest: null, isPartPaid: false, isTrial: false });
}

/** An unsaved link. @throws HttpError 400, 404, 409 */
export async function draftLink(
  queries: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  organisation: OrganisationRecord,
  given: CreateLink,
): Promise<LinkRow> {
  const common = {
    id: ids.secret(),
    organisationId: organisation.id,
    linkType: given.linkType,
    payer: given.payer ?? null,
    meta: given.meta ?? {},
    expiresAt: given.expiresAt ? new Date(given.expiresAt) : null,
    revokedAt: null,
    createdAt: now(),
  };
  if (given.linkType === 'PAIEMENT') {
    const { config, reusable = false } = given;
    parseAmount(config.montant ?? 0, organisation.devise, 'config.montant');
    return { ...common, config, reusable, paymentId: null, changeAmount: false };
  }
  const payment = requireOwned(await findPayment(queries, given.paiement), organisation.id, 'payment');
  // A bank may take days to answer; a card that was not accepted has nothing to be changed.
  if (payment.finalizedAt === null && payment.platform === 'CARD') {
    throw new HttpError(409, 'Nothing of this payment was paid yet: there is nothing to change.', 'not_started');
  }
  const { lang, returnUrl } = given;
  const config = { type: payment.type, typeId: payment.typeId, ...(lang && { lang }), ...(returnUrl && { returnUrl }) };
  return { ...common, config, reusable: true, paymentId: payment.id, changeAmount: given.changeAmount ?? false };
}

/** Ends a link at once; one that was ended stays as it is. @throws HttpError 404 */
export async function endLink(deps: Deps, holder: TokenHolder, id: string): Promise<AdminLink> {
  await deps.database.transaction(async (tx) => {
    const link = requireOwned(await lockLink(tx, id), holder.organisationId, 'link', 'linkUnknown');
    if (link.revokedAt) return;
    await revokeLink(tx, id, deps.now());
    const changes = { revokedAt: { from: null, to: deps.now().toISOString() } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-LINK-REVOKE', subject: 'link', subjectId: id, changes });
  });
  return readOwnLink(deps, holder.organisationId, id);
}

/** One of an organisation's own links. @throws HttpError 404 */
export async function readOwnLink(deps: Deps, organisationId: string, id: string): Promise<AdminLink> {
  const { queries } = deps.database;
  const link = requireOwned(await findLink(queries, id), organisationId, 'link', 'linkUnknown');
  return viewLink(deps, await requireExistingOrganisation(queries, organisationId), link);
}

/** Another one with each change of what `changeLink` changes; payments leave it. */
const versionOfLink = ({ config: { label, montant, fixedAmount }, expiresAt }: LinkRow) =>
  versionOf({ label, montant, fixedAmount, expiresAt });

/** A link as its organisation sees it. */
export async function viewLink(
  deps: Deps,
  organisation: OrganisationRecord,
  link: LinkWithPayments,
): Promise<AdminLink> {
  const { id, linkType, config, reusable, payments, expiresAt, revokedAt, createdAt, paymentId, changeAmount } = link;
  const change = paymentId === null ? {} : { update: true, paiement: { id: paymentId, changeAmount } };
  const dettes = config.dettes?.map((debt) => ({ ...debt, montant: 0 }));
  return {
    id,
    url: linkAddress(deps, organisation, id),
    linkType,
    config: { ...config, ...change, ...(dettes && { dettes }) } as PaymentConfig,
    reusable,
    reason: await linkEnd(deps.database.queries, link, deps.now()),
    payments,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version: versionOfLink(link),
  };
}
