import type { CampaignGift } from '../../../../src/contract/campaigns/adminGifts';
import { toUnits, type Minor } from '../../../../src/core/money';
import { versionOf } from '../../../text/versionOf';
import { donorId, type GiftWithWorth } from '../reading/donorStore';

/** A gift as its organisation sees it, amounts in units of the organisation's currency. */
export function viewGift({ gift, team, counted, matched, received }: GiftWithWorth, devise: string): CampaignGift {
  const units = (amount: Minor) => toUnits(amount, devise);
  const { id, number, mode, origin, paymentId, pledgeId, source, displayName, commentaire, hidden, note, createdAt } =
    gift;
  return {
    id,
    _id: donorId(number),
    mode,
    origin,
    paymentId,
    pledgeId,
    montant: units(counted),
    received: units(received),
    matched: units(matched),
    team,
    source,
    displayName,
    commentaire,
    hidden,
    note,
    datetime: createdAt.toISOString(),
    version: versionOf({
      updatedAt: gift.updatedAt,
      team,
      displayName,
      commentaire,
      hidden,
      montant: origin === 'manual' && counted,
    }),
  };
}
