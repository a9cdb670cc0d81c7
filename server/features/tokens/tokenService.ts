import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { fromEnvironment, type TokenRecord, type TokenWish } from '../../../src/contract/tokens';
import type { Queries } from '../../db/database';
import { namesOf } from '../../db/namesOf';
import { organisations, tokens } from '../../db/schema';
import type { Deps } from '../../deps';
import { BusinessRefusal, HttpError, malformed } from '../../errors';
import { refuseUnknownIds, type NamedId } from '../../http/knownIds';
import { requireOwned, requireRow } from '../../requireOwned';
import { isValidAt, makeToken, type NewToken, type TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
type Row = typeof tokens.$inferSelect;
/** A new token with its secret, shown only once. */
interface MadeToken {
  readonly data: TokenRecord;
  readonly token: string;
}

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** The operator at the machine, who is no organisation's token (SRV-10). */
export const operatorOf = (organisationId: string): TokenHolder => ({
  organisationId,
  tokenId: '',
  actor: 'operator',
});

const isActive = ({ revokedAt, expiresAt }: Row, now: Date) => !revokedAt && (!expiresAt || expiresAt > now);

/** Tokens of one organisation as it sees them, with what they are for by name. */
async function view(queries: Queries, organisationId: string, rows: readonly Row[], now: Date): Promise<TokenRecord[]> {
  const forms = rows.flatMap((row) => row.forms);
  const campaigns = rows.flatMap(({ campaignId }) => campaignId ?? []);
  const formNames = await namesOf(queries, organisationId, 'form', forms);
  const campaignNames = await namesOf(queries, organisationId, 'campaign', campaigns);
  return rows.map((row) => ({
    ...{ id: row.id, name: row.label, scope: row.scope, forms: row.forms, campaignId: row.campaignId },
    about: [
      ...formNames.filter(({ id }) => row.forms.includes(id)),
      ...campaignNames.filter(({ id }) => id === row.campaignId),
    ],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    active: isActive(row, now),
  }));
}
async function viewOne(queries: Queries, row: Row, now: Date): Promise<TokenRecord> {
  const [shown] = await view(queries, row.organisationId, [row], now);
  if (!shown) throw new Error('orgkit: a token is not shown');
  return shown;
}

/** The organisation's tokens, newest first. @param which of them */
export async function readTokens(
  { database, now }: Surroundings,
  organisationId: string,
  which?: SQL,
): Promise<TokenRecord[]> {
  const mine = and(eq(tokens.organisationId, organisationId), which);
  const rows = await database.queries
    .select()
    .from(tokens)
    .where(mine)
    .orderBy(desc(tokens.createdAt), desc(tokens.id));
  return view(database.queries, organisationId, rows, now());
}

/** Makes a token (SRV-10). @throws HttpError 400 for a form or campaign that is not the organisation's, or an end that cannot be */
export function addToken(deps: Surroundings, holder: TokenHolder, wish: TokenWish): Promise<MadeToken> {
  return deps.database.transaction(async (tx) => {
    const wanted = await checked(tx, holder.organisationId, wish, deps.now());
    return keep(tx, deps, holder, 'ADMIN-TOKEN-CREATE', wanted);
  });
}

async function keep(
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  action: string,
  wanted: NewToken,
): Promise<MadeToken> {
  const { token, row } = await makeToken(tx, holder.organisationId, deps, wanted);
  const { name, scope, forms, campaignId, expiresAt } = wanted;
  const changes = { name, scope, forms, campaignId, expiresAt: expiresAt?.toISOString() ?? null };
  await recordChange(tx, deps, holder, { action, subject: 'token', subjectId: row.id, changes });
  return { data: await viewOne(tx, row, deps.now()), token };
}

async function checked(
  tx: Queries,
  organisationId: string,
  { name, scope, forms = [], campaignId, expiresAt }: TokenWish,
  now: Date,
): Promise<NewToken> {
  if (name === fromEnvironment) throw malformed('name', 'is what the token of ORGKIT_ADMIN_TOKEN is called');
  if ((scope === 'forms') !== forms.length > 0) throw malformed('forms', 'must name forms, for the scope "forms" only');
  if ((scope === 'evening') !== (campaignId !== undefined))
    throw malformed('campaignId', 'must name a campaign, for the scope "evening" only');
  await refuseUnknownIds(tx, organisationId, [
    ...forms.map((id, at): NamedId => ({ path: `forms.${at}`, kind: 'form', id })),
    ...(campaignId === undefined ? [] : [{ path: 'campaignId', kind: 'campaign', id: campaignId } as const]),
  ]);
  return { name, scope, forms, campaignId: campaignId ?? null, expiresAt: endOf(scope, expiresAt, now) };
}

/** A page may hold their tokens. */
const inPages: ReadonlySet<string> = new Set(['forms', 'pages']);

function endOf(scope: TokenWish['scope'], given: string | undefined, now: Date): Date | null {
  const tomorrow = new Date(now.getTime() + DAY);
  if (given === undefined) return inPages.has(scope) || scope === 'evening' ? tomorrow : null;
  const end = new Date(given);
  if (end <= now) throw malformed('expiresAt', 'must be a moment to come');
  // Anybody who reads the page has it.
  if (inPages.has(scope) && end > tomorrow)
    throw malformed('expiresAt', `must be within a day for the scope "${scope}"`);
  return end;
}

/** Locks the organisation's tokens while one is revoked: two revoking each other at once would leave none. */
async function lockToken(tx: Queries, { organisationId }: TokenHolder, id: string): Promise<Row> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update');
  const [row] = await tx.select().from(tokens).where(eq(tokens.id, id));
  return requireOwned(row, organisationId, 'token');
}

/**
 * Ends a token at once. Ending one that ended is as good.
 * @param keepOne refuses to revoke the last token with full access: no call could create another
 * @param codeOf the campaign of which alone an evening code is ended
 * @throws BusinessRefusal `last_token`; HttpError 404
 */
export function endToken(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { keepOne, codeOf }: { readonly keepOne: boolean; readonly codeOf?: string },
): Promise<TokenRecord> {
  return deps.database.transaction(async (tx) => {
    const found = await lockToken(tx, holder, id);
    const isMeant = codeOf === undefined || (found.scope === 'evening' && found.campaignId === codeOf);
    const row = requireRow(isMeant ? found : null, 'token');
    if (row.revokedAt) return viewOne(tx, row, deps.now());
    if (keepOne && row.scope === 'everything') await refuseLast(tx, row, deps.now());
    const revokedAt = deps.now();
    await tx.update(tokens).set({ revokedAt }).where(eq(tokens.id, id));
    const note = { action: 'ADMIN-TOKEN-REVOKE', subject: 'token', subjectId: id };
    await recordChange(tx, deps, holder, { ...note, changes: { name: row.label } });
    return viewOne(tx, { ...row, revokedAt }, deps.now());
  });
}

async function refuseLast(tx: Queries, { organisationId, id }: Row, now: Date): Promise<void> {
  const [other] = await tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(
      and(
        eq(tokens.organisationId, organisationId),
        eq(tokens.scope, 'everything'),
        // One that ends by itself some day is no help after that day.
        isNull(tokens.expiresAt),
        ne(tokens.id, id),
        isValidAt(now),
      ),
    )
    .limit(1);
  if (other) return;
  const message = 'This is the last token that may do everything. Make another first, or rotate this one.';
  throw new BusinessRefusal(message, 'last_token');
}

/**
 * Makes a token like another, which ends in `overlapMinutes`.
 * @throws HttpError 404, 409 for one that ended, or that ORGKIT_ADMIN_TOKEN sets
 */
export function replaceToken(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  overlapMinutes = 0,
): Promise<MadeToken> {
  return deps.database.transaction(async (tx) => {
    const row = await lockToken(tx, holder, id);
    if (!isActive(row, deps.now())) throw new HttpError(409, 'This token has ended: make a new one.', 'ended');
    if (row.label === fromEnvironment) {
      throw new HttpError(409, 'This token is set by ORGKIT_ADMIN_TOKEN: change it there.', 'environment');
    }
    const { label: name, scope, forms, campaignId, expiresAt } = row;
    const made = await keep(tx, deps, holder, 'ADMIN-TOKEN-ROTATE', { name, scope, forms, campaignId, expiresAt });
    const end = new Date(deps.now().getTime() + overlapMinutes * MINUTE);
    const change = overlapMinutes === 0 ? { revokedAt: end } : expiresAt && expiresAt < end ? {} : { expiresAt: end };
    if (Object.keys(change).length > 0) await tx.update(tokens).set(change).where(eq(tokens.id, id));
    return made;
  });
}
