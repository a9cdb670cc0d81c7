import { and, eq, isNull } from 'drizzle-orm';
import type {
  CampaignGift,
  createGift as createRoute,
  updateGift as updateRoute,
} from '../../../../src/contract/campaigns/adminGifts';
import type { BodyOut } from '../../../../src/contract/route';
import { subtractMinor } from '../../../../src/core/money';
import type { Minor } from '../../../../src/core/money';
import { LASTING } from '../../../../src/core/organisation';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { campaignGifts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError, idTakenError, requireVersion } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { writeManualEntry, type MatchedAmount } from '../../../ledger/giftEntries';
import { countGift } from '../../../ledger/totals/countTotals';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { bodyHash } from '../../../secrets/bodyHash';
import { differences, recordChange, type Change } from '../../audit/recordChange';
import { findDevise } from '../../organisations/organisationStore';
import { lockCampaign, type CampaignKey } from '../campaignStore';
import { giftsOf, selectGifts, type GiftWithWorth } from '../reading/donorStore';
import { insertGift, type GiftRow } from './giftStore';
import { giftSearchText } from './giftSearch';
import { viewGift } from './giftView';
import { matchGift } from '../matching/matchGift';
import { requireNamedTeam } from '../requireNamedTeam';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;

/**
 * Enters a gift that was given by hand, or one of a rehearsal (ENT-32). Repeating the same id and body returns the same gift in
 * its current state (GIFT-01).
 * @throws HttpError 400, 404, 409 for an id that another body took
 */
export function createGift(
  deps: Surroundings,
  holder: TokenHolder,
  campaignId: string,
  given: BodyOut<typeof createRoute>,
): Promise<CampaignGift> {
  const { montant, datetime, team = null, id, mode = LASTING } = given;
  const { displayName = '', commentaire = '', hidden = false, note = '' } = given;
  const hash = bodyHash(given);
  return deps.database.transaction(async (tx) => {
    const { organisationId } = requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const campaign = { organisationId, campaignId };
    const devise = await findDevise(tx, organisationId);
    const known = id === undefined ? null : await findGift(tx, organisationId, id);
    if (known) {
      if (known.campaignId !== campaignId || known.bodyHash !== hash) throw idTakenError('gift');
      return viewGift(await readGift(tx, campaign, known.id), devise);
    }
    const gift = await insertGift(tx, deps, {
      id,
      ...campaign,
      mode,
      origin: 'manual',
      teamId: await teamIdOf(tx, campaign, team),
      displayName: displayName.trim(),
      commentaire,
      hidden,
      note,
      bodyHash: hash,
      createdAt: datetime === undefined ? deps.now() : new Date(datetime),
    });
    if (!gift) throw idTakenError('gift');
    const matches = await enterByHand(tx, deps, gift, parseAmount(montant, devise, 'montant'), devise);
    await countGift(tx, gift, null, matches);
    const created = await readGift(tx, campaign, gift.id);
    await recordChange(tx, deps, holder, noteOf('ADMIN-GIFT-CREATE', null, created));
    return viewGift(created, devise);
  });
}

/**
 * Moderates a gift, moves it to another team, or corrects a manual one, which adds a ledger row.
 * @throws Outdated when it is of another version; HttpError 400, 404, 409 when the amount is that of a payment
 */
export function updateGift(
  deps: Surroundings,
  holder: TokenHolder,
  { campaignId, giftId }: { readonly campaignId: string; readonly giftId: string },
  { montant, team, version, ...shown }: BodyOut<typeof updateRoute>,
): Promise<CampaignGift> {
  return deps.database.transaction(async (tx) => {
    const { organisationId } = requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const campaign = { organisationId, campaignId };
    const devise = await findDevise(tx, organisationId);
    const before = await readGift(tx, campaign, giftId);
    const newest = viewGift(before, devise);
    requireVersion('gift', version, newest);
    const isNothing = [montant, team, ...Object.values(shown)].every((value) => value === undefined);
    if (isNothing) return newest;
    let matches: MatchedAmount[] = [];
    if (montant !== undefined) {
      if (before.gift.origin !== 'manual')
        throw new HttpError(409, 'The amount of a payment changes by refunds only.', 'paid');
      if (before.gift.pledgeId !== null)
        throw new HttpError(409, 'What was paid of a promise is taken back there.', 'paid');
      const wanted = parseAmount(montant, devise, 'montant');
      matches = await enterByHand(tx, deps, before.gift, subtractMinor(wanted, before.counted), devise);
    }
    const { gift } = before;
    const { displayName = gift.displayName, commentaire = gift.commentaire, note = gift.note, hidden } = shown;
    const texts = { displayName: displayName.trim(), commentaire, note };
    const teamId = team === undefined ? before.gift.teamId : await teamIdOf(tx, campaign, team);
    await tx
      .update(campaignGifts)
      .set({ ...texts, hidden, teamId, search: giftSearchText(texts), updatedAt: deps.now() })
      .where(and(giftsOf(campaign), eq(campaignGifts.id, giftId)));
    if (montant !== undefined || team !== undefined) {
      await countGift(tx, before.gift, { ...before, teamId: before.gift.teamId }, matches);
    }
    await announceChange(tx, campaign);
    const after = await readGift(tx, campaign, giftId);
    await recordChange(tx, deps, holder, noteOf('ADMIN-GIFT-UPDATE', before, after));
    return viewGift(after, devise);
  });
}

/** Writes the ledger row of a manual gift or its correction, and its match. The campaign is locked. */
export async function enterByHand(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  gift: GiftRow,
  montant: Minor,
  currency: string,
): Promise<MatchedAmount[]> {
  if (montant === 0) return [];
  const moved = await writeManualEntry(tx, deps, gift, montant, currency);
  return matchGift(tx, deps, gift, { ...moved, at: gift.createdAt });
}

export async function findGift(queries: Queries, organisationId: string, id: string): Promise<GiftRow | null> {
  const [row] = await queries
    .select()
    .from(campaignGifts)
    .where(and(eq(campaignGifts.organisationId, organisationId), eq(campaignGifts.id, id)));
  return row ?? null;
}

/** A gift of the organisation's. @throws HttpError 404 */
export async function readOwnGift(
  queries: Queries,
  organisationId: string,
  { campaignId, giftId }: { readonly campaignId: string; readonly giftId: string },
): Promise<CampaignGift> {
  const found = await readGift(queries, { organisationId, campaignId }, giftId);
  return viewGift(found, await findDevise(queries, organisationId));
}

/** @throws HttpError 404 when the campaign has no such gift */
async function readGift(queries: Queries, campaign: CampaignKey, id: string): Promise<GiftWithWorth> {
  const [found] = await selectGifts(
    queries,
    and(giftsOf(campaign), eq(campaignGifts.id, id), isNull(campaignGifts.endedAt)),
  );
  if (!found) throw new HttpError(404, 'There is no such gift.', 'unknown_gift');
  return found;
}

/** @throws HttpError 400 when the campaign has no such team */
async function teamIdOf(queries: Queries, campaign: CampaignKey, param: string | null): Promise<string | null> {
  if (param === null) return null;
  return (await requireNamedTeam(queries, campaign, param)).id;
}

/** Donor names and texts are logged only as changed. */
function noteOf(action: string, before: GiftWithWorth | null, after: GiftWithWorth): Change {
  const told = ({ gift, team, counted }: GiftWithWorth) => ({ montant: counted, team, hidden: gift.hidden });
  const texts = (['displayName', 'commentaire', 'note'] as const).filter(
    (key) => after.gift[key] !== (before?.gift[key] ?? ''),
  );
  const changes = { ...differences(before && told(before), told(after)), ...(texts.length > 0 && { texts }) };
  return { action, subject: 'gift', subjectId: after.gift.id, changes };
}
