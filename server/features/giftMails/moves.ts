import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import type { Mode } from '../../../src/core/organisation';
import type { Minor } from '../../../src/core/money';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { campaignGifts, campaigns, entries, outbox, payments, providerEvents } from '../../db/schema';

/** Movements of money: paid, entered by hand, refunded, or refused. */
export const moveKinds = ['charge', 'manual', 'refund', 'failed'] as const;
type MoveKind = (typeof moveKinds)[number];

/** Number and sum of one kind in one currency. */
export interface Sum {
  readonly kind: MoveKind;
  readonly currency: string;
  readonly count: number;
  readonly montant: Minor;
}

/** Received amount for one purpose. `label` is empty if `type` suffices. */
interface PurposeSum extends Sum {
  readonly type: string;
  readonly label: string;
}

/** One charge, refund, gift entered by hand, or refusal. */
export interface Move {
  readonly kind: MoveKind;
  readonly paymentId: string | null;
  readonly charge: number;
  readonly currency: string;
  readonly montant: Minor;
  readonly type: string;
  readonly label: string;
  /** The name of a gift that was entered by hand. */
  readonly displayName: string;
}

/** Days of an organisation, from a moment until before another. */
interface Period {
  readonly organisationId: string;
  readonly mode: Mode;
  readonly since: Date;
  readonly until: Date;
  /** Without gifts that were entered by hand, and charges that have a mail of their own. */
  readonly untold: boolean;
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Money that moved, one row a charge: a payment of several debts has several in the ledger. */
const moved = (which: SQL | undefined) => sql`
  select ${entries.kind} as kind, ${entries.paymentId} as payment_id, ${entries.giftId} as gift_id,
    ${entries.campaignId} as campaign_id, ${entries.organisationId} as organisation_id, ${entries.charge} as charge,
    ${entries.currency} as currency, sum(${entries.montant}) as montant, min(${entries.createdAt}) as at
  from ${entries}
  where ${entries.kind} in ('charge', 'manual', 'refund') and ${which}
  group by 1, 2, 3, 4, 5, 6, 7 having sum(${entries.montant}) <> 0`;

/**
 * Refused charges not taken since. A refused first card charge was shown to the payer, so that money is not expected.
 */
const refused = ({ organisationId, mode, since, until }: Period) => sql`
  select 'failed', ${providerEvents.paymentId}, null, null, ${payments.organisationId}, ${providerEvents.charge},
    ${payments.currency}, max(${providerEvents.montant}), min(${providerEvents.receivedAt})
  from ${providerEvents} join ${payments} on ${payments.id} = ${providerEvents.paymentId}
  where ${payments.organisationId} = ${organisationId} and ${payments.mode} = ${mode}
    and ${providerEvents.type} = 'payment.failed'
    and ${providerEvents.receivedAt} >= ${instant(since)} and ${providerEvents.receivedAt} < ${instant(until)}
    and (${providerEvents.charge} > 1 or ${payments.platform} <> 'CARD')
    and not exists (select 1 from provider_events taken where taken.payment_id = ${payments.id}
      and taken.charge = ${providerEvents.charge} and taken.type = 'payment.succeeded')
  group by ${providerEvents.paymentId}, ${payments.organisationId}, ${providerEvents.charge}, ${payments.currency}`;

/** All that happened in a period, but for payments that were noted by hand. */
export function movesInPeriod(period: Period): SQL {
  const { organisationId, mode, since, until, untold } = period;
  const hasMail = sql`exists (select 1 from ${outbox}
    where ${outbox.reference} = 'gift-' || ${entries.paymentId} || '-' || ${entries.charge})`;
  // An organisation knows what it noted itself (PAY-54).
  const isNoted = sql`exists (select 1 from ${payments}
    where ${payments.id} = ${entries.paymentId} and ${payments.provider} = ${BY_HAND})`;
  const which = and(
    eq(entries.organisationId, organisationId),
    eq(entries.mode, mode),
    sql`${entries.createdAt} >= ${instant(since)} and ${entries.createdAt} < ${instant(until)}`,
    sql`not ${isNoted}`,
    // Gifts of a rehearsal belong to nobody (ENT-32).
    mode === 'test' ? ne(entries.kind, 'manual') : undefined,
    untold ? sql`(${entries.kind} = 'refund' or ${entries.kind} = 'charge' and not ${hasMail})` : undefined,
  );
  return sql`${moved(which)} union all ${refused(period)}`;
}

/** The charges that a mail is about: its own, or those that were put into it. */
export function movesInLetter({ id, reference }: Pick<typeof outbox.$inferSelect, 'id' | 'reference'>): SQL {
  const charge = sql`select ${outbox.payload} ->> 'paymentId', (${outbox.payload} ->> 'charge')::int from ${outbox}`;
  // Each by its index: an `or` would read the whole outbox, and the ledger with it.
  return moved(sql`${entries.kind} = 'charge' and (${entries.paymentId}, ${entries.charge}) in (
    ${charge} where ${outbox.id} = ${id}
    union all ${charge} where ${outbox.payload} ? 'within' and ${outbox.payload} ->> 'within' = ${reference})`);
}

/** A payment's label beside its type: general gifts have none, and debts may name people. */
const named = (moves: SQL) => sql`
  select moves.*, coalesce(${campaignGifts.displayName}, '') as display_name,
    case when ${payments.type} = 'MULTI_DETTE' or ${payments.type} is null and moves.campaign_id is null then 'DETTE'
      else coalesce(${payments.type}, 'CAMPAGNE') end as type,
    case when ${payments.type} in ('GENERAL', 'DETTE', 'MULTI_DETTE') then ''
      else coalesce(${payments.label}, ${campaigns.label}, '') end as label
  from (${moves}) moves
  left join ${payments} on ${payments.id} = moves.payment_id
  left join ${campaignGifts} on ${campaignGifts.organisationId} = moves.organisation_id
    and ${campaignGifts.id} = moves.gift_id and moves.payment_id is null
  left join ${campaigns} on ${campaigns.organisationId} = moves.organisation_id and ${campaigns.id} = moves.campaign_id`;

type Raw = Readonly<Record<string, string | number | null>>;
async function rowsOf(queries: Queries, statement: SQL): Promise<Raw[]> {
  const result: unknown = await queries.execute(statement);
  return (result as { rows: Raw[] }).rows;
}
const sumOf = (row: Raw): Sum => ({
  kind: row['kind'] as MoveKind,
  currency: String(row['currency']),
  count: Number(row['count']),
  montant: asMinor(row['montant']),
});

/** Sums by kind and currency: currencies are never added together. */
export const sumByKind = async (queries: Queries, moves: SQL): Promise<Sum[]> =>
  (
    await rowsOf(
      queries,
      sql`select kind, currency, count(*) as count, sum(montant) as montant from (${moves}) moves group by 1, 2 order by 2`,
    )
  ).map(sumOf);

/** Received by purpose and currency, largest first. */
export const sumByPurpose = async (queries: Queries, moves: SQL): Promise<PurposeSum[]> =>
  (
    await rowsOf(
      queries,
      sql`select 'charge' as kind, type, label, currency, count(*) as count, sum(montant) as montant
        from (${named(moves)}) moves where kind in ('charge', 'manual') group by 2, 3, 4 order by 6 desc, 3`,
    )
  ).map((row) => ({ ...sumOf(row), type: String(row['type']), label: String(row['label']) }));

/** The first of a kind, in the order in which they came. */
export const listFirstMoves = async (queries: Queries, moves: SQL, kind: MoveKind, most: number): Promise<Move[]> =>
  (
    await rowsOf(
      queries,
      sql`select * from (${named(moves)}) moves where kind = ${kind} order by at, payment_id limit ${most}`,
    )
  ).map((row) => ({
    ...sumOf(row),
    paymentId: row['payment_id'] == null ? null : String(row['payment_id']),
    charge: Number(row['charge']),
    type: String(row['type']),
    label: String(row['label']),
    displayName: String(row['display_name']),
  }));

/** The payments that moves are of, by id. */
export async function findPaymentsOfMoves(queries: Queries, moves: readonly Move[]) {
  const ids = moves.flatMap(({ paymentId }) => paymentId ?? []);
  const rows = await queries.select().from(payments).where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
