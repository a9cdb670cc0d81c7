import { foldText } from '../../src/core/text';
import type { PaymentRow } from './paymentStore';

/** All that the search for payments looks through, in one text (the column `search`). */
export function searchText(payment: Pick<PaymentRow, 'id' | 'label' | 'commentaire' | 'info' | 'facturation'>): string {
  const { id, label, commentaire, info, facturation } = payment;
  return foldText([info.prenom, info.nom, info.email, facturation.raison, label, commentaire, id].join(' '));
}
