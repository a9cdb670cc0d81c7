import type {
  createPledgePayment as route,
  DebtPayment as PledgePayment,
} from '../../../../src/contract/records/debtPayments';
import type { BodyOut } from '../../../../src/contract/route';
import { dayOf } from '../../../../src/core/calendar';
import { keptSelection } from '../../../../src/core/campaign';
import { negateMinor, toUnits } from '../../../../src/core/money';
import { timeZoneOf } from '../../../../src/core/organisation';
import { parseAmount } from '../../../amounts';
import { announceChange } from '../../../db/announceChange';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError, idTakenError, malformed } from '../../../errors';
import { countGift, countPledges, readPledgeSums, thePledges } from '../../../ledger/totals/countTotals';
import { readGiftNet } from '../../../ledger/totals/giftSums';
import { requireRow } from '../../../requireOwned';
import { bodyHash } from '../../../secrets/bodyHash';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import type { LinkRow } from '../../checkout/link/linkStore';
import type { CampaignRow } from '../campaignStore';
import type { Pledge } from '../pledges/pledgeStore';
import { enterByHand, findGift } from './giftService';
import { insertGift, type GiftRow } from './giftStore';
import { lockPledge, type PledgeKey } from '../pledges/lockPledge';
import { viewHandPayment } from './pledgePayments';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;

/**
 * Notes what was paid of a promise by hand, as a gift of its own (PLEDGE-04). The same id and body again answer what is there.
 * @throws HttpError 400 for a day to come, 404, 409 `overpaid` above what is left, `cancelled`, or for an id that another body took
 */
export function payPledgeByHand(
  deps: Surroundings,
  holder: TokenHolder,
  key: PledgeKey,
  given: BodyOut<typeof route>,
): Promise<PledgePayment> {
  const { id, montant, means, date: day } = given;
  return deps.database.transaction(async (tx) => {
    const { organisation, campaign, pledge, link } = await lockPledge(tx, holder.organisationId, key);
    const { devise } = organisation;
    const amount = parseAmount(montant, devise, 'montant');
    if (amount <= 0) throw malformed('montant', 'must be above 0');
    const hash = bodyHash({ ...key, ...given });
    const known = await findGift(tx, organisation.id, id);
    if (known) {
      if (known.pledgeId !== pledge.id || known.bodyHash !== hash) throw idTakenError('payment');
      return viewHandPayment(tx, known, devise);
    }
    if (day > dayOf(deps.now().getTime(), timeZoneOf(organisation))) throw malformed('date', 'must not be to come');
    if (pledge.state === 'cancelled') throw new HttpError(409, 'This promise is cancelled.', 'cancelled');
    if (amount > pledge.reste) throw new HttpError(409, 'This is more than what is left of the promise.', 'overpaid');
    const self = thePledges(pledge.organisationId, [pledge.id]);
    const unpaid = await readPledgeSums(tx, self);
    const gift = await insertGift(tx, deps, {
      ...giftOf(pledge, campaign, link),
      ...{ id, pledgeId: pledge.id, means, day, bodyHash: hash },
    });
    if (!gift) throw idTakenError('payment');
    const matches = await enterByHand(tx, deps, gift, amount, devise);
    await countGift(tx, gift, null, matches);
    await countPledges(tx, pledge.organisationId, self, unpaid);
    await note(tx, deps, holder, 'CREATE', gift, { to: { montant, means, day } });
    return viewHandPayment(tx, gift, devise);
  });
}

/** Takes back what was noted by mistake; once. @throws HttpError 404 */
export function takeBackOfPledge(
  deps: Surroundings,
  holder: TokenHolder,
  { handId, ...key }: PledgeKey & { readonly handId: string },
): Promise<PledgePayment> {
  return deps.database.transaction(async (tx) => {
    const { organisation, pledge } = await lockPledge(tx, holder.organisationId, key);
    const { devise } = organisation;
    const found = await findGift(tx, organisation.id, handId);
    const gift = requireRow(found?.pledgeId === pledge.id ? found : null, 'payment');
    const net = await readGiftNet(tx, gift);
    if (net.counted === 0) return viewHandPayment(tx, gift, devise);
    const self = thePledges(pledge.organisationId, [pledge.id]);
    const unpaid = await readPledgeSums(tx, self);
    const matches = await enterByHand(tx, deps, gift, negateMinor(net.counted), devise);
    await countGift(tx, gift, { ...net, teamId: gift.teamId }, matches);
    await countPledges(tx, pledge.organisationId, self, unpaid);
    await announceChange(tx, pledge);
    await note(tx, deps, holder, 'CANCEL', gift, { from: { montant: toUnits(net.counted, devise) }, to: null });
    return viewHandPayment(tx, gift, devise);
  });
}

/** The gift has what the link would have brought. */
const giftOf = (pledge: Pledge, { document: { sources } }: CampaignRow, { config }: LinkRow) => ({
  organisationId: pledge.organisationId,
  campaignId: pledge.campaignId,
  mode: pledge.mode,
  origin: 'manual' as const,
  teamId: pledge.teamId,
  source: keptSelection({ source: config.source }, { sources }).source,
  displayName: pledge.displayName,
  commentaire: '',
});

const note = (
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  verb: 'CREATE' | 'CANCEL',
  { id, pledgeId }: GiftRow,
  paid: Readonly<Record<string, unknown>>,
) =>
  recordChange(tx, deps, holder, {
    ...{ action: `ADMIN-PLEDGE-PAYMENT-${verb}`, subject: 'pledge', subjectId: pledgeId ?? '' },
    changes: { payment: id, paid },
  });
