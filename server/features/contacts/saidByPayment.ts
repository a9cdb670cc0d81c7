import { saidDate } from '../../../src/core/contact';
import type { PaymentRow } from '../../ledger/paymentStore';
import type { Said } from './said';

/** A payment's details of its payer. */
export const saidByPayment = (payment: Pick<PaymentRow, 'info' | 'facturation'>): Said => {
  const { info, facturation } = payment;
  return {
    email: info.email,
    tel: info.tel,
    nom: info.nom,
    prenom: info.prenom,
    ...(!facturation.perso && { raison: facturation.raison ?? '' }),
    adresse: facturation.adresse,
    postal: facturation.postal,
    ville: facturation.ville,
    pays: facturation.pays,
    ...answersOf(payment),
  };
};

/** The payer's extra answers (ENT-24) that a contact also holds. */
export function answersOf({ info: { extra = {} } }: Pick<PaymentRow, 'info'>): Pick<Said, 'prenomHE' | 'dates'> {
  const { prenomHE, ddn } = extra;
  return { prenomHE: typeof prenomHE === 'string' ? prenomHE : '', dates: saidDate('birthday', '', ddn) };
}
