import { foldSearch } from '../../src/core/text';
import { sql } from 'drizzle-orm';
import { payments } from '../db/schema';
import { searchOf, type TextSearch } from '../db/textSearch';
import type { PaymentRow } from './paymentStore';

/** All that the search for payments looks through, in one text (the column `search`). */
export function searchText(payment: Pick<PaymentRow, 'id' | 'label' | 'commentaire' | 'info' | 'facturation'>): string {
  const { id, label, commentaire, info, facturation } = payment;
  return foldSearch([info.prenom, info.nom, info.email, facturation.raison, label, commentaire, id].join(' '));
}

/** An organisation's payments whose `searchText` contains all these folded words or phrases. */
export const paymentsContaining = (organisationId: string, wanted: readonly string[]): TextSearch | undefined =>
  searchOf(
    {
      text: payments.search,
      grams: sql`search_grams(${payments.organisationId}, ${payments.search})`,
      owner: organisationId,
    },
    wanted,
  );

/** The same for all words of a search, in any order and whatever their case and accents. */
export const searchPayments = (organisationId: string, search = ''): TextSearch | undefined =>
  paymentsContaining(organisationId, foldSearch(search).split(' ').filter(Boolean));
