import type { CampaignGift, PledgeRecord } from '../../../contract/campaigns/adminGifts';

/** A promise or a gift as it is listed. */
export interface Listed {
  readonly id: string;
  readonly kind: 'gift' | 'promise';
  readonly at: string;
  readonly name: string;
  readonly displayName: string;
  readonly montant: number;
  /** Unpaid of a promise. */
  readonly rest: number;
  readonly team: string | null;
  /** Telephone of who promised. */
  readonly phone: string;
  readonly note: string;
  /** Who promised, in the address book; empty for nobody. */
  readonly contactId: string;
  readonly state: 'open' | 'paid' | 'cancelled' | 'hidden' | 'shown';
  /** The amount of a gift that was paid online changes by refunds alone, of one that pays a promise there. */
  readonly isByHand: boolean;
  readonly version: string;
}

export const ofPledge = (pledge: PledgeRecord): Listed => ({
  ...{ id: pledge.id, kind: 'promise', at: pledge.createdAt, montant: pledge.montant, rest: pledge.reste },
  name: pledge.displayName || `${pledge.infos.prenom} ${pledge.infos.nom}`.trim(),
  ...{ displayName: pledge.displayName, team: pledge.team, phone: pledge.infos.tel, note: pledge.note },
  contactId: pledge.contactId ?? '',
  ...{ state: pledge.state, isByHand: true, version: pledge.version },
});

export const ofGift = (gift: CampaignGift): Listed => ({
  ...{ id: gift.id, kind: 'gift', at: gift.datetime, montant: gift.montant, rest: 0, team: gift.team },
  ...{ name: gift.displayName, displayName: gift.displayName, phone: '', note: gift.note, version: gift.version },
  contactId: '',
  isByHand: gift.origin === 'manual' && gift.pledgeId === null,
  state: gift.montant === 0 ? 'cancelled' : gift.hidden ? 'hidden' : 'shown',
});
