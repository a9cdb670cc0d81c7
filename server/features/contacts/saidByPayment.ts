import type { PaymentRow } from '../../ledger/paymentStore';
import type { Said } from './said';

/** A payment's details of its payer. */
export const saidByPayment = ({ info, facturation }: PaymentRow): Said => ({
  email: info.email,
  tel: info.tel,
  nom: info.nom,
  prenom: info.prenom,
  ...(!facturation.perso && { raison: facturation.raison ?? '' }),
  adresse: facturation.adresse,
  postal: facturation.postal,
  ville: facturation.ville,
  pays: facturation.pays,
});
