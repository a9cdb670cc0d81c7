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
  /** Names of who promised, whatever is shown of them. */
  readonly person: string;
  /** How who promised is reached, and where it can be paid: empty for who may not see it. */
  readonly phone: string;
  readonly email: string;
  readonly url: string;
  readonly note: string;
  /** Who promised, in the address book; empty for nobody. */
  readonly contactId: string;
  readonly state: 'open' | 'paid' | 'cancelled' | 'hidden' | 'shown';
  /** The amount of a gift that was paid online changes by refunds alone, of one that pays a promise there. */
  readonly isByHand: boolean;
  readonly version: string;
}

export function ofPledge(pledge: PledgeRecord): Listed {
  const { prenom, nom, tel, email } = pledge.infos;
  const person = `${prenom} ${nom}`.trim();
  return {
    ...{ id: pledge.id, kind: 'promise', at: pledge.createdAt, montant: pledge.montant, rest: pledge.reste },
    ...{ name: pledge.displayName || person, person, phone: tel, email, url: pledge.url },
    ...{ displayName: pledge.displayName, team: pledge.team, note: pledge.note, contactId: pledge.contactId ?? '' },
    ...{ state: pledge.state, isByHand: true, version: pledge.version },
  };
}

export const ofGift = (gift: CampaignGift): Listed => ({
  ...{ id: gift.id, kind: 'gift', at: gift.datetime, montant: gift.montant, rest: 0, team: gift.team },
  ...{ name: gift.displayName, displayName: gift.displayName, note: gift.note, version: gift.version },
  ...{ person: '', phone: '', email: '', url: '', contactId: '' },
  isByHand: gift.origin === 'manual' && gift.pledgeId === null,
  state: gift.montant === 0 ? 'cancelled' : gift.hidden ? 'hidden' : 'shown',
});
