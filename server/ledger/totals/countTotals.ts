import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { remainder, ZERO, type Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import { buildSqlOnce } from '../../db/buildOnce';
import type { Queries } from '../../db/database';
import { campaignGifts, campaignPledges, entries, keptTotals } from '../../db/schema';
import type { MatchedAmount } from '../giftEntries';
import { NO_NET, type GiftNet } from './giftSums';
import {
  additionOf,
  addTotals,
  negated,
  netSums,
  oneSum,
  readSums,
  type Given,
  type SumRow,
  type TotalsOwner,
} from './keptTotals';
import { pledgesOf, sumsOfGifts, sumsOfPledges } from './sumsOfLedger';

type CampaignKey = Pick<typeof campaignGifts.$inferSelect, 'organisationId' | 'campaignId'>;
type GiftRow = typeof campaignGifts.$inferSelect;
type EntryRow = typeof entries.$inferSelect;

export const ownerOfCampaign = ({ organisationId, campaignId }: CampaignKey): TotalsOwner => ({
  organisationId,
  subject: 'campaign',
  subjectId: campaignId,
});

/** A gift as it counted before a change: its net, and for which team. Its source never changes. */
interface FormerGift extends GiftNet {
  readonly teamId: string | null;
}

/**
 * Brings the totals of a gift's campaign and team up to date, after its ledger rows or its team changed (SRV-17), and
 * adds what rules matched of it. Its campaign is locked. @param former null when it did not count before
 */
export async function countGift(
  tx: Queries,
  gift: Pick<GiftRow, 'organisationId' | 'id' | 'campaignId' | 'mode' | 'source' | 'number' | 'endedAt'>,
  former: FormerGift | null,
  matches: readonly MatchedAmount[] = [],
): Promise<void> {
  if (gift.endedAt) return;
  const [match, ...others] = matches.filter((one) => one.counted !== 0);
  if (!former && others.length === 0) {
    await (match ? countMatchedGift : countNewGift)(tx, { ...gift, ...match });
    return;
  }
  const { counted, matched, received, teamId } = former ?? { ...NO_NET, teamId: null };
  const own = { subjectId: gift.campaignId, mode: gift.mode, gifts: counted > 0 ? 1 : 0 };
  const before = [
    oneSum({ ...own, subject: 'campaign', part: teamId ?? '', counted, matched, received }),
    oneSum({ ...own, subject: 'source', part: gift.source ?? '', ...NO_NET, counted: remainder(counted, ZERO) }),
  ];
  const parts = [sumsOfGift(tx, gift), ...(former ? before.map(negated) : []), ...usesOf(gift, matches)];
  await addTotals(tx, ownerOfCampaign(gift), parts, gift.number);
}

const sumsOfGift = (queries: Queries, { organisationId, id }: Given<Pick<GiftRow, 'organisationId' | 'id'>>) =>
  sumsOfGifts(
    queries,
    and(
      eq(campaignGifts.organisationId, organisationId),
      eq(campaignGifts.id, id),
      eq(entries.organisationId, organisationId),
    ),
  );

const at = sql.placeholder;
const ownerAt = { organisationId: at('organisationId'), subject: 'campaign', subjectId: at('campaignId') } as const;
const giftAt = { organisationId: at('organisationId'), id: at('id') };
const countNewGift = buildSqlOnce((queries) => additionOf(ownerAt, [sumsOfGift(queries, giftAt)], at('number')));
const countMatchedGift = buildSqlOnce((queries) => {
  const use = totalOf('matching', at('matchingId'), at('mode'), at('counted'));
  return additionOf(ownerAt, [sumsOfGift(queries, giftAt), use], at('number'));
});

/** Adds a gift's matched amounts to the use of their rules (SRV-17). The campaign is locked. */
export async function countMatches(
  tx: Queries,
  gift: Pick<GiftRow, 'organisationId' | 'campaignId' | 'mode' | 'number' | 'endedAt'>,
  matches: readonly MatchedAmount[],
): Promise<void> {
  const uses = usesOf(gift, matches);
  if (uses.length > 0 && !gift.endedAt) await addTotals(tx, ownerOfCampaign(gift), uses, gift.number);
}

const usesOf = ({ mode }: Pick<GiftRow, 'mode'>, matches: readonly MatchedAmount[]) =>
  matches
    .filter(({ counted }) => counted !== 0)
    .map(({ matchingId, counted }) => totalOf('matching', matchingId, mode, counted));

function totalOf(
  subject: 'matching' | 'caisse',
  subjectId: string | Placeholder,
  mode: Mode | Placeholder,
  counted: Minor | Placeholder,
  received = ZERO,
) {
  return oneSum({ subject, subjectId, part: '', mode, counted, matched: ZERO, received, gifts: 0 });
}

/** Sums pledges before a change, for `countPledges`. @param but a payment whose newest rows do not count yet */
export function readPledgeSums(tx: Queries, which: SQL, but?: string): Promise<SumRow[]> {
  const others = sql` and not (${entries}.payment_id = ${but ?? ''} and ${entries}.gift_id is null)`;
  return readSums(tx, sumsOfPledges(which, but === undefined ? undefined : others));
}

/**
 * Brings what became of pledges, and what is left of them, up to date (SRV-17). Their campaigns are locked.
 * @param before what `readPledgeSums` said of them before they changed
 */
export async function countPledges(
  tx: Queries,
  organisationId: string,
  which: SQL,
  before: readonly SumRow[] = [],
): Promise<void> {
  const rows = [...(await readPledgeSums(tx, which)).map(oneSum), ...before.map((row) => negated(oneSum(row)))];
  const sums = rows.length === 0 ? [] : await readSums(tx, netSums(rows));
  for (const row of sums) {
    await addTotals(tx, { organisationId, subject: 'campaign', subjectId: row.subjectId }, [oneSum(row)]);
  }
}

/** Pledges of an organisation by their ids, as a condition. */
export const thePledges = (organisationId: string, ids: readonly string[]): SQL =>
  sql`${eq(campaignPledges.organisationId, organisationId)} and ${inArray(campaignPledges.id, [...ids])}`;

/** The pledge that a link was made for, as a condition. */
export const pledgeOfLink = (linkId: string): SQL => sql`${campaignPledges}.link_id = ${linkId}`;

/** Takes a rehearsal that has ended out of its campaign's totals (ENT-32). The campaign is locked. */
export async function forgetRehearsal(tx: Queries, campaign: CampaignKey): Promise<void> {
  const owner = ownerOfCampaign(campaign);
  const { organisationId, campaignId } = campaign;
  await tx.execute(sql`delete from ${keptTotals} where ${keptTotals.organisationId} = ${organisationId}
    and (${keptTotals.subjectId} = ${campaignId} and (${keptTotals.subject} = 'pledges'
        or ${keptTotals.subject} in ('campaign', 'source') and ${keptTotals.mode} = 'test')
      or ${keptTotals.subject} = 'matching' and ${keptTotals.mode} = 'test' and ${keptTotals.subjectId} in (
        select id from campaign_matchings where organisation_id = ${organisationId} and campaign_id = ${campaignId}))`);
  await addTotals(tx, owner, [sumsOfPledges(pledgesOf(owner))]);
}

/**
 * Adds new ledger rows to the totals of their fund (SRV-17). Last in the transaction: all payments to a fund meet at its
 * row.
 */
export async function countCaisses(tx: Queries, rows: readonly EntryRow[]): Promise<void> {
  const [first] = rows.filter(({ caisseId }) => caisseId !== null);
  if (!first?.caisseId) return;
  const { organisationId, caisseId, mode } = first;
  const parts = rows.map(({ counted, montant }) => totalOf('caisse', caisseId, mode, counted, montant));
  await addTotals(tx, { organisationId, subject: 'caisse', subjectId: caisseId }, parts);
}
