/** Texts for a payer who comes back from the payment. */
export const paymentReturn = {
  thanksTitle: 'Merci !',
  thanksText: 'Votre paiement a bien été reçu.',
  thanksAmount: (amount: string) => `Votre paiement de ${amount} a bien été reçu.`,
  thanksMonthly: (amount: string) => `Votre don de ${amount} par mois a bien été enregistré.`,
  changesSaved: 'Vos modifications ont bien été enregistrées. Rien n’a été débité.',
  paymentPending: 'Votre paiement est en cours de confirmation…',
  paymentPendingLong:
    'La confirmation prend plus de temps que prévu. Vous recevrez un e-mail dès que le paiement sera confirmé.',
  paymentFailed: 'Le paiement a été refusé. Rien n’a été débité.',
  paymentCancelled: 'Le paiement a été annulé. Rien n’a été débité.',
  paymentGone:
    'Votre paiement est arrivé trop tard : ce que vous aviez choisi n’était plus disponible. Nous vous remboursons la totalité.',
  back: 'Retour',
  backTo: (host: string) => `Retour à ${host}`,
  close: 'Fermer',
};
export type PaymentReturnTexts = typeof paymentReturn;
