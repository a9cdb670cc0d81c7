import type { Deps } from '../../deps';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { draftLink, linkAddress } from '../checkout/link/linkService';
import { findLink, insertLink } from '../checkout/link/linkStore';
import { priceLink } from '../checkout/link/linkUse';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { lockDebt, saveDebt } from './debtStore';

/**
 * The payment link that a debt has as its own (CALL-119): the same until somebody ends it, good for as many payments as it takes.
 * @throws BusinessRefusal where nothing of it can be paid; HttpError 404
 */
export async function findOrMakeLink(
  deps: Deps,
  holder: TokenHolder,
  debtId: string,
): Promise<{ id: string; url: string }> {
  const { organisationId } = holder;
  const organisation = await requireExistingOrganisation(deps.database.queries, organisationId);
  const id = await deps.database.transaction(async (tx) => {
    const debt = requireRow(await lockDebt(tx, organisationId, debtId), 'debt');
    const kept = debt.linkId === null ? null : await findLink(tx, debt.linkId);
    if (kept && !kept.revokedAt) return kept.id;
    const config = { type: 'DETTE' as const, typeId: debtId };
    const link = await draftLink(tx, deps, organisation, { linkType: 'PAIEMENT', config, reusable: true });
    await priceLink(deps, tx, organisation, link, {});
    await insertLink(tx, link);
    await saveDebt(tx, { ...debt, linkId: link.id, updatedAt: deps.now() });
    const changes = { config: { to: config }, reusable: { to: true } };
    await recordChange(tx, deps, holder, { action: 'ADMIN-LINK-CREATE', subject: 'link', subjectId: link.id, changes });
    return link.id;
  });
  return { id, url: linkAddress(deps, organisation, id) };
}
