import { createGift, createPledge } from '../../../contract/campaigns/adminGifts';
import type { DeskClient } from '../deskClient';

/** A row of the express entry. Sent again it is the same: it enters nothing twice (GIFT-01, PLEDGE-02). */
export interface Row {
  readonly id: string;
  readonly kind: 'gift' | 'promise';
  readonly name: string;
  readonly montant: number;
  readonly team: string;
  /** Day of a gift, `YYYY-MM-DD`; empty: now. */
  readonly day: string;
}

/** Keeps a row. @throws DeskError */
export async function enterRow(
  call: DeskClient['call'],
  place: { readonly organisation: string; readonly params: { readonly campaignId: string } },
  { id, kind, name, montant, team, day }: Row,
): Promise<void> {
  const body = { id, montant, displayName: name, team: team || null };
  if (kind === 'promise') await call(createPledge, { ...place, body });
  else await call(createGift, { ...place, body: { ...body, ...(day && { datetime: `${day}T12:00:00Z` }) } });
}
