import { matchFor, WHOLE_RATIO } from '../../../src/core/campaign';
import { subtractMinor, toMinor, ZERO, type Minor } from '../../../src/core/money';
import { monthlyPlan, type Plan } from '../../../src/core/payment';
import type { campaignGifts, campaignMatchings, campaignPledges, entries, links } from '../../db/schema';
import type { Deps } from '../../deps';
import { giftSearchText } from '../../features/campaigns/gifts/giftSearch';
import type { TeamRow } from '../../features/campaigns/teamStore';
import { inventedEmail } from '../inventedEmail';
import { inventedPhone } from '../inventedPhone';
import type { PaidGift } from '../insertGifts';
import type { DemoCampaign, DemoGift } from './demoCampaign';
import { demoDonors, type DemoDonor } from './demoDonors';

/** A demo campaign's history as table rows, in insertion order. */
export interface CampaignRows {
  readonly matching: typeof campaignMatchings.$inferInsert | null;
  readonly links: (typeof links.$inferInsert)[];
  readonly pledges: (typeof campaignPledges.$inferInsert)[];
  readonly paid: PaidGift[];
  readonly gifts: (typeof campaignGifts.$inferInsert)[];
  /** Ledger rows of manual gifts and of matched amounts; those of payments come with `paid`. */
  readonly entries: (typeof entries.$inferInsert)[];
}

const currency = 'eur';
const organisationId = 'demo';
const minute = 60_000;
const day = 24 * 60 * minute;
const euros = (amount: number) => toMinor(amount, currency);

/** @param teams the campaign's, as they were made. */
// oxlint-disable-next-line max-lines-per-function -- rows of one campaign, table by table, that point at each other
export function campaignRows(
  { campaign, matching, gifts, pledges = [], days }: DemoCampaign,
  teams: readonly TeamRow[],
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
): CampaignRows {
  const start = now().getTime();
  const { id: campaignId, label } = campaign;
  const own = { organisationId, campaignId, mode: 'test' as const };
  const teamIdOf = (param: string | null | undefined) => teams.find((team) => team.param === param)?.id ?? null;
  const rows: CampaignRows = { matching: null, links: [], pledges: [], paid: [], gifts: [], entries: [] };

  const promise = (montant: number, team: string | null, donor: DemoDonor, at: Date, cancelled = false) => {
    const linkId = ids.secret();
    rows.links.push({
      id: linkId,
      organisationId,
      linkType: 'PAIEMENT',
      config: {
        type: 'CAMPAGNE',
        typeId: campaignId,
        montant,
        ...(team && { team }),
        campagne: { displayName: nameOf(donor) },
      },
      changeAmount: false,
      reusable: false,
      payer: { prenom: donor.prenom, nom: donor.nom },
      meta: {},
      createdAt: at,
    });
    rows.pledges.push({
      ...own,
      id: ids.row(at),
      teamId: teamIdOf(team),
      montant: euros(montant),
      displayName: nameOf(donor),
      infos: { prenom: donor.prenom, nom: donor.nom, ...reachOf(donor) },
      origin: 'visitor',
      linkId,
      cancelledAt: cancelled ? at : null,
      createdAt: at,
    });
    return linkId;
  };

  const rule = matching && {
    id: ids.row(),
    ratio: matching.ratio * WHOLE_RATIO,
    pool: euros(matching.pool),
    plafond: euros(matching.plafond),
    dateStart: new Date(start - matching.days * day),
  };
  let poolLeft: Minor = rule?.pool ?? ZERO;

  const give = ([montant, options = {}]: DemoGift, index: number) => {
    const { team = null, months, divide, note, promised } = options;
    // The latest close together, the first ones days apart.
    const at = new Date(start - 7 * minute - (index / gifts.length) ** 2 * days * day);
    const donor = demoDonors[(index * 7 + label.length) % demoDonors.length] as DemoDonor;
    const plan = monthlyPlan({ montant: euros(montant), currency, abo: months !== undefined, nbMonth: months, divide });
    const counted = plan.maxAmount ?? plan.montant;
    const linkId = promised ? promise(montant, team, donor, new Date(at.getTime() - 3 * 60 * minute)) : null;
    const giftId = ids.row(at);
    const displayName = options.anonymous ? '' : nameOf(donor);
    const commentaire = options.anonymous ? '' : (donor.commentaire ?? '');
    const payment = note === undefined ? paidGift(plan, donor, { label, campaignId }) : null;
    if (payment)
      rows.paid.push({
        ...payment,
        id: giftId,
        giftId,
        counted,
        displayName,
        commentaire,
        team,
        linkId,
        at,
      });
    else
      rows.entries.push(entry(giftId, { kind: 'manual', reference: 'manual-1', montant: counted, counted, team, at }));
    rows.gifts.push({
      ...own,
      id: giftId,
      number: gifts.length - index,
      origin: payment ? 'payment' : 'manual',
      paymentId: payment && giftId,
      teamId: teamIdOf(team),
      displayName,
      commentaire,
      montantPerMonth: plan.maxAmount === null ? plan.montant : null,
      hidden: options.hidden ?? false,
      note: note ?? '',
      search: giftSearchText({ displayName, commentaire, note: note ?? '' }),
      createdAt: at,
      updatedAt: at,
    });
    if (!rule || at < rule.dateStart) return;
    const added = matchFor({ counted, ratio: rule.ratio, cap: rule.plafond, poolLeft });
    poolLeft = subtractMinor(poolLeft, added);
    const reference = `match-${payment ? 'charge-1' : 'manual-1'}-${rule.id}`;
    rows.entries.push({
      ...entry(giftId, { kind: 'match', reference, montant: ZERO, counted: added, team, at }),
      matchingId: rule.id,
    });
  };

  const entry = (giftId: string, { at, ...move }: Move) => ({
    ...own,
    ...move,
    giftId,
    id: ids.row(),
    charge: 1,
    currency,
    createdAt: at,
  });

  for (let index = gifts.length - 1; index >= 0; index--) give(gifts[index] as DemoGift, index);
  pledges.forEach(([montant, team, cancelled], index) =>
    promise(
      montant,
      team,
      demoDonors[index * 5] as DemoDonor,
      new Date(start - (index * 300 + 40) * minute),
      cancelled,
    ),
  );
  const times = { active: true, createdAt: now(), updatedAt: now() };
  return { ...rows, matching: rule && matching ? { ...own, ...rule, ...times, label: matching.label } : null };
}

type Move = Pick<typeof entries.$inferInsert, 'kind' | 'reference' | 'montant' | 'counted' | 'team'> & { at: Date };

const nameOf = ({ prenom, nom, displayName }: DemoDonor) => displayName ?? `${prenom} ${nom}`;

const reachOf = ({ prenom, nom }: DemoDonor) => ({
  email: inventedEmail(`${prenom} ${nom}`),
  tel: inventedPhone(`${prenom} ${nom}`),
});

/** Payer and terms of a gift's payment. */
function paidGift(
  plan: Plan,
  { prenom, nom }: DemoDonor,
  { label, campaignId }: { readonly label: string; readonly campaignId: string },
) {
  const { montant, abo, nbMonth, divide, maxAmount } = plan;
  return {
    organisationId,
    caisseId: null,
    typeId: campaignId,
    label,
    currency,
    montant,
    abo,
    nbMonth,
    divide,
    maxAmount,
    cerfa: true,
    assoc: 'MAIN',
    info: {
      homme: false,
      prenom,
      nom,
      ...reachOf({ prenom, nom }),
    },
  };
}
