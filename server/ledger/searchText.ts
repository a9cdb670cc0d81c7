import { payerOrder } from '../../src/core/payment';
import { sql } from 'drizzle-orm';
import { payments } from '../db/schema';
import { searchOf, type TextSearch } from '../db/textSearch';
import { nationalOf } from '../text/nationalOf';
import { storedSearch } from '../text/storedSearch';
import { searchedWords } from '../text/searchedWords';
import type { PaymentRow } from './paymentStore';

/** What lists find a payment by: all that their search looks through in one text, and the payer's place in the alphabet. */
export function listedBy(
  payment: Pick<PaymentRow, 'id' | 'label' | 'commentaire' | 'info' | 'facturation'>,
): Pick<PaymentRow, 'search' | 'sortName' | 'isNumberSearched'> {
  const { id, label, commentaire, info, facturation } = payment;
  const { prenom, nom, email, tel } = info;
  const texts = [prenom, nom, email, tel, ...nationalOf(tel), facturation.raison, label, commentaire, id];
  return {
    search: storedSearch(texts.join(' ')),
    sortName: payerOrder({ ...info, ...facturation }),
    isNumberSearched: true,
  };
}

/** An organisation's payments whose `search` contains all these folded words or phrases. */
export const paymentsContaining = (organisationId: string, wanted: readonly string[]): TextSearch | undefined =>
  searchOf(
    {
      text: payments.search,
      grams: sql`search_grams(${payments.organisationId}, ${payments.search})`,
      owner: organisationId,
    },
    wanted,
  );

/** The same for all words of a search, in any order and whatever their case and accents, or for a telephone number. */
export const searchPayments = (organisationId: string, search = ''): TextSearch | undefined =>
  paymentsContaining(organisationId, searchedWords(search));
