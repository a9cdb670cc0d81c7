/** Texts of the parts of the payment form that come only where a payment needs them. */
export const paymentMore = {
  feeTitle: 'Couvrir les frais ?',
  feeText: (fees: string, amount: string) => `Ajoutez ${fees} de frais pour que ${amount} soient reçus en entier.`,
  feeTextMonthly: (fees: string, amount: string) =>
    `Ajoutez ${fees} de frais par mois pour que ${amount} soient reçus en entier chaque mois.`,
  feeAccept: (total: string) => `Ajouter les frais : payer ${total}`,
  feeDecline: (amount: string) => `Sans les frais : payer ${amount}`,
  close: 'Fermer',
  schedule: 'Échéancier',
  showAll: (count: number) => `Afficher les ${count} échéances`,
  thenMonthly: 'puis chaque mois, sans limite',
  platform: 'Moyen de paiement',
  card: 'Carte bancaire',
  debit: 'Prélèvement',
  secureDebit: 'Vous saisirez votre compte bancaire à l’étape suivante, sur une page de paiement sécurisée.',
};
export type PaymentMoreTexts = typeof paymentMore;
