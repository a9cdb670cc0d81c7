import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { minor, toMinor, ZERO } from '../../src/core/money';
import type { Queries } from '../../server/db/database';
import {
  campaignGifts,
  campaignMatchings,
  campaigns,
  campaignTeams,
  keptTotals,
  payments,
  totalsFills,
} from '../../server/db/schema';
import { insertGifts, paymentOf, type PaidGift } from '../../server/demo/insertGifts';
import { createCampaign } from '../../server/features/campaigns/admin/campaignService';
import { giftSearchText } from '../../server/features/campaigns/gifts/giftSearch';
import { createOrganisation } from '../../server/features/settings/organisationService';
import { insertBooked, insertPayments } from '../../server/ledger/insertBooked';
import { fillTotals } from '../../server/ledger/totals/fillTotals';
import { issueToken } from '../../server/secrets/tokens';
import type { createTestDeps } from '../../server/testing/testServer';
import type { Place } from './place';
import { vacuum } from './vacuum';

type Deps = ReturnType<typeof createTestDeps>;

/** An organisation with one campaign, `gala`, that has had so many gifts, paid online. */
export interface FilledOrganisation {
  readonly id: string;
  readonly gifts: number;
  /** Admin token. */
  readonly token: string;
}

const TEAMS = 50;
/** Rows of a statement: one has at most 65,535 parameters. */
const BATCH = 500;
/** Gifts before the first vacuum; each later one comes after twice as many. */
const MAINTAINED = 10 * BATCH;
const names = ['Ana Lévy', 'Samuel Benhamou', 'Claire Dubois', 'Myriam Cohen', 'Olga Petrova', 'David Azoulay'];

export const campaignId = 'gala';
/** Amount of every open checkout, in euros. */
export const openAmount = 10;
const ruleId = (organisationId: string) => `${organisationId}-rule`;
const teamId = (organisationId: string, index: number) => `${organisationId}-team-${index % TEAMS}`;

/**
 * Makes it in bulk through the ledger's own writer, as data from before totals were kept, and fills those. What a former run
 * has made stays, and it goes on from there. @param place of the database of `deps`
 */
export async function fillOrganisation(
  place: Place,
  deps: Deps,
  id: string,
  gifts: number,
): Promise<FilledOrganisation> {
  const { database } = deps;
  const own = and(eq(campaigns.organisationId, id), eq(campaigns.id, campaignId));
  const { token, isWhole } = await database.transaction(async (tx) => {
    const [campaign] = await tx.select({ gifts: campaigns.giftCount }).from(campaigns).where(own);
    if (!campaign) await makeEmpty(tx, deps, id);
    return { token: await issueToken(tx, id, deps), isWhole: (campaign?.gifts ?? 0) > 0 };
  });
  if (!isWhole) await addGifts(place, deps, id, gifts);
  while ((await fillTotals(deps)) > 0);
  return { id, gifts, token };
}

/** Adds the gifts that are not there yet; the campaign's number of gifts, its last step, says that it is whole. */
async function addGifts(place: Place, deps: Deps, id: string, gifts: number): Promise<void> {
  const { database } = deps;
  const made = await database.queries.$count(campaignGifts, eq(campaignGifts.organisationId, id));
  for (let from = made; from < gifts; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, gifts - from) }, (_, index) => giftOf(deps, id, from + index));
    await database.transaction(async (tx) => {
      await insertGifts(tx, batch, () => tx.insert(campaignGifts).values(batch.map(shown)));
      await insertBooked(tx, [], batch.map(matched));
      const ids = batch.map((gift) => gift.id);
      await askTomorrow(tx, deps, inArray(payments.id, ids));
    });
    // The embedded database does not clean up by itself, nor learn how large its tables have become.
    if (Number.isInteger(Math.log2(from / MAINTAINED))) await vacuum(place, database.queries);
  }
  await database.transaction(async (tx) => {
    await tx.delete(keptTotals).where(eq(keptTotals.organisationId, id));
    await tx.delete(totalsFills).where(and(eq(totalsFills.organisationId, id), eq(totalsFills.subject, 'campaign')));
    await tx.update(campaigns).set({ giftCount: gifts }).where(eq(campaigns.organisationId, id));
  });
}

/** Puts off what is due: a provider is asked about it tomorrow. */
export const leaveNothingDue = (deps: Deps): Promise<void> =>
  askTomorrow(deps.database.queries, deps, lt(payments.nextCheckAt, deps.now()));

async function askTomorrow(queries: Queries, { now }: Deps, which: SQL): Promise<void> {
  const tomorrow = new Date(now().getTime() + 86_400_000);
  const asked = { providerRef: payments.id, checkedAt: now(), nextCheckAt: tomorrow } as const;
  await queries.update(payments).set(asked).where(which);
}

/** An organisation with a campaign of many teams and a matching rule. */
async function makeEmpty(tx: Queries, deps: Deps, id: string): Promise<void> {
  await createOrganisation(tx, deps, { id, name: id });
  await createCampaign(tx, deps, id, { id: campaignId, label: 'Gala', objectif: 1_000_000 });
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const teams = Array.from({ length: TEAMS }, (_, index) => {
    const own = { organisationId: id, campaignId, param: `team-${index}`, label: `Équipe ${index}` };
    return { id: teamId(id, index), ...own, ...times };
  });
  await tx.insert(campaignTeams).values(teams);
  const rule = { label: 'Mécène', ratio: 100, pool: minor(100_000_000_00), active: true, ...times };
  await tx.insert(campaignMatchings).values({ id: ruleId(id), organisationId: id, campaignId, ...rule });
}

/** Opens so many checkouts for the campaign, whose payments a provider may report. Returns their ids. */
export async function openCheckouts(deps: Deps, organisationId: string, many: number): Promise<string[]> {
  const open = Array.from({ length: many }, (_, index): typeof payments.$inferInsert => {
    const gift = giftOf(deps, organisationId, index);
    const waiting = { state: 'processing', finalizedAt: null, providerRef: gift.id } as const;
    return { ...paymentOf({ ...gift, montant: toMinor(openAmount, 'eur'), at: deps.now() }), ...waiting };
  });
  for (let from = 0; from < many; from += BATCH) {
    await insertPayments(deps.database.queries, open.slice(from, from + BATCH));
  }
  return open.map(({ id }) => id);
}

type CampaignGift = PaidGift & { readonly number: number; readonly teamId: string };

function giftOf({ now }: Deps, organisationId: string, index: number): CampaignGift {
  const [prenom = '', nom = ''] = (names[index % names.length] ?? '').split(' ');
  const id = v7();
  return {
    id,
    giftId: id,
    number: index + 1,
    organisationId,
    caisseId: null,
    label: 'Gala',
    typeId: campaignId,
    team: `team-${index % TEAMS}`,
    teamId: teamId(organisationId, index),
    currency: 'eur',
    montant: minor(1000 + (index % 90) * 100),
    displayName: `${prenom} ${nom}`,
    cerfa: true,
    assoc: null,
    info: { homme: false, prenom, nom, email: `donateur${index}@example.org`, tel: '+33612345678' },
    commentaire: index % 4 === 0 ? 'Bravo à toute l’équipe' : '',
    at: new Date(now().getTime() - 86_400_000 - index),
  };
}

const shown = ({ id, organisationId, number, teamId: team, displayName = '', commentaire, at }: CampaignGift) => ({
  ...{ id, organisationId, campaignId, number, displayName: displayName ?? '', commentaire },
  search: giftSearchText({ displayName: displayName ?? '', commentaire, note: '' }),
  ...({ mode: 'test', origin: 'payment', paymentId: id, teamId: team, createdAt: at, updatedAt: at } as const),
});

/** A gift's matched amount, as a ledger row. */
const matched = ({ id, organisationId, montant, at }: CampaignGift) => ({
  ...{ id: v7(), organisationId, campaignId, giftId: id, paymentId: id, matchingId: ruleId(organisationId) },
  ...({ mode: 'test', kind: 'match', charge: 1, reference: 'match-1', currency: 'eur', createdAt: at } as const),
  ...{ montant: ZERO, counted: montant },
});
