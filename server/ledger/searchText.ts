import { foldText } from '../../src/core/text';
import { and, sql, type SQL } from 'drizzle-orm';
import { payments } from '../db/schema';
import { containsText } from '../db/textSearch';
import type { PaymentRow } from './paymentStore';

/** All that the search for payments looks through, in one text (the column `search`). */
export function searchText(payment: Pick<PaymentRow, 'id' | 'label' | 'commentaire' | 'info' | 'facturation'>): string {
  const { id, label, commentaire, info, facturation } = payment;
  return foldText([info.prenom, info.nom, info.email, facturation.raison, label, commentaire, id].join(' '));
}

/** An organisation's payments whose `searchText` contains a folded word or phrase. */
export const paymentContains = (organisationId: string, wanted: string): SQL =>
  containsText(
    {
      text: payments.search,
      grams: sql`search_grams(${payments.organisationId}, ${payments.search})`,
      owner: organisationId,
    },
    wanted,
  );

/** The same for all words of a search, in any order and whatever their case and accents. */
export const paymentContainsWords = (organisationId: string, search = ''): SQL | undefined =>
  and(
    ...foldText(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => paymentContains(organisationId, word)),
  );
