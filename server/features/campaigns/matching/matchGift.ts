import { matchBack, matchFor, matchingRule } from '../../../../src/core/campaign';
import { negateMinor, remainder, subtractMinor, sumMinor, type Minor } from '../../../../src/core/money';
import type { Queries } from '../../../db/database';
import type { campaignGifts } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { entriesOfGift, writeMatchEntries, type EntryRow, type MatchedAmount } from '../../../ledger/giftEntries';
import { activeRules, lockMatchings, type MatchingWithUse } from './matchingStore';

/** A gift's ledger row that changed its counted amount. */
type GiftChange = Pick<EntryRow, 'reference' | 'charge' | 'counted'> & {
  /** When it happened, by the provider's clock or the word of who entered it: that decides which rules were open. */
  readonly at: Date;
  /** Refunds concern this charge alone: open-ended gifts, matched charge by charge. */
  readonly chargeAlone?: boolean;
};

/**
 * Writes the matched amounts of a gift that grew, or their return to the pools on a refund, to the ledger. Call it for
 * every ledger row of a gift, paid or manual, right after writing it and within its transaction, which locks the
 * campaign's row (`lockCampaign`): a pool and a gift's cap are never exceeded. Once per `reference`. Growth is matched
 * by the one rule `matchingRule` picks among the active ones with funds left. A reduction returns its share of every
 * rule (`matchBack`). Returns the matched amounts: count them (`countGift`, `countMatches`) before the next change.
 * @param known all ledger rows of the gift; read when absent
 */
export async function matchGift(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  gift: Pick<
    typeof campaignGifts.$inferSelect,
    'organisationId' | 'id' | 'campaignId' | 'mode' | 'teamId' | 'number' | 'endedAt'
  >,
  change: GiftChange,
  known?: readonly EntryRow[],
): Promise<MatchedAmount[]> {
  if (change.counted === 0) return [];
  const rules = await lockMatchings(tx, gift, gift.mode);
  if (rules.length === 0) return [];
  const ledger = known ?? (await entriesOfGift(tx, gift));
  const [source] = ledger;
  if (!source) throw new Error('orgkit: a gift without its ledger rows');
  const added = change.counted > 0 ? grow(rules, ledger, gift.teamId, change) : giveBack(rules, ledger, change);
  await writeMatchEntries(tx, deps, source, change, added);
  return added;
}

function grow(
  rules: readonly MatchingWithUse[],
  ledger: readonly EntryRow[],
  teamId: string | null,
  { counted, at }: GiftChange,
): MatchedAmount[] {
  const rule = matchingRule(activeRules(rules), { team: teamId, at: at.getTime() });
  if (!rule) return [];
  const { id: matchingId, ratio, plafond, left } = rule;
  const before = countedOf(ledger.filter((row) => row.matchingId === matchingId));
  const cap = plafond === null ? null : remainder(plafond, before);
  return [{ matchingId, counted: matchFor({ counted, ratio, cap, poolLeft: left }) }];
}

/** The amount each rule still has to get back, after earlier returns. */
function giveBack(rules: readonly MatchingWithUse[], ledger: readonly EntryRow[], change: GiftChange): MatchedAmount[] {
  const rows = change.chargeAlone ? ledger.filter(({ charge }) => charge === change.charge) : ledger;
  const given = rows.filter(({ kind }) => kind !== 'match');
  const counted = countedOf(growths(given));
  const refunded = subtractMinor(counted, countedOf(given));
  return rules.map(({ id: matchingId }) => {
    const own = rows.filter((row) => row.matchingId === matchingId);
    const matched = countedOf(growths(own));
    const stays = subtractMinor(matched, matchBack({ counted, matched, refunded }));
    return { matchingId, counted: negateMinor(remainder(countedOf(own), stays)) };
  });
}

const growths = (rows: readonly EntryRow[]) => rows.filter(({ counted }) => counted > 0);
const countedOf = (rows: readonly EntryRow[]): Minor => sumMinor(rows.map(({ counted }) => counted));
