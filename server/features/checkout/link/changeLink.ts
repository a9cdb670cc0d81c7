import { isDeepStrictEqual } from 'node:util';
import type { AdminLink, updateLink as route } from '../../../../src/contract/payments/links';
import type { BodyOut } from '../../../../src/contract/route';
import { parseAmount } from '../../../amounts';
import type { Deps } from '../../../deps';
import { HttpError, malformed, requireVersion } from '../../../errors';
import { requireOwned } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { requireExistingOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';
import { viewLink } from './linkService';
import { linkEnd } from './linkState';
import { findLink, lockLink, setLink, type LinkWithPayments } from './linkStore';
import { priceLink } from './linkUse';

type Change = BodyOut<typeof route>;

/** Subjects with a price of their own keep it. */
const PRICED: readonly string[] = ['GENERAL', 'CAISSE', 'CAMPAGNE'];

/**
 * Changes label, amount and end of a link (CALL-121); one that expired may be given another end. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404, 409 `ended`; BusinessRefusal for an amount
 * that could not be paid
 */
export async function changeLink(
  deps: Deps,
  holder: TokenHolder,
  id: string,
  { version, ...change }: Change,
): Promise<AdminLink> {
  const organisation = await requireExistingOrganisation(deps.database.queries, holder.organisationId);
  return deps.database.transaction(async (tx) => {
    requireOwned(await lockLink(tx, id), holder.organisationId, 'link', 'linkUnknown');
    const link = requireOwned(await findLink(tx, id), holder.organisationId, 'link', 'linkUnknown');
    const newest = await viewLink(deps, organisation, link);
    requireVersion('link', version, newest);
    const changed = changedLink(link, organisation, change, deps.now());
    const [before, after] = [toldOf(link), toldOf(changed)];
    if (isDeepStrictEqual(before, after)) return newest;
    const end = await linkEnd(tx, link, deps.now());
    if (end === 'revoked' || end === 'finished') throw new HttpError(409, 'This link has ended.', 'ended');
    await priceLink(deps, tx, organisation, changed, {});
    await setLink(tx, changed);
    const { label: _before, ...from } = before;
    const { label: _after, ...to } = after;
    const note = { action: 'ADMIN-LINK-UPDATE', subject: 'link', subjectId: id, changes: differences(from, to) };
    await recordChange(tx, deps, holder, note);
    return viewLink(deps, organisation, changed);
  });
}

/** Label apart: it may name the payer, and the log does without. */
const toldOf = ({ config: { label, montant, fixedAmount }, expiresAt }: LinkWithPayments) => ({
  ...{ label, montant: montant ?? null, fixedAmount: fixedAmount ?? false },
  expiresAt: expiresAt?.toISOString() ?? null,
});

function changedLink(
  link: LinkWithPayments,
  { devise }: OrganisationRecord,
  { label, montant, fixedAmount, expiresAt }: Omit<Change, 'version'>,
  now: Date,
): LinkWithPayments {
  const isPriced = link.linkType === 'PAIEMENT' && link.pledgeRest === null && PRICED.includes(link.config.type);
  if ((montant !== undefined || fixedAmount !== undefined) && !isPriced)
    throw malformed('montant', 'is that of what the link pays');
  parseAmount(montant ?? 0, devise, 'montant');
  const isKept = expiresAt && new Date(expiresAt).getTime() === link.expiresAt?.getTime();
  if (expiresAt && !isKept && new Date(expiresAt) <= now) throw malformed('expiresAt', 'must be to come');
  const { montant: asked, ...config } = link.config;
  const kept = montant === undefined ? asked : (montant ?? undefined);
  return {
    ...link,
    config: {
      ...config,
      ...(kept !== undefined && { montant: kept }),
      ...(label !== undefined && { label }),
      // Nothing is fixed of an amount that the payer chooses.
      ...(fixedAmount !== undefined && { fixedAmount }),
      ...(kept === undefined && { fixedAmount: false }),
    },
    meta: label === undefined ? link.meta : { ...link.meta, title: label },
    expiresAt: expiresAt === undefined ? link.expiresAt : expiresAt === null ? null : new Date(expiresAt),
  };
}
