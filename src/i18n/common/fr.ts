/** Texts that every element may show. Literals of STR-44 and STR-45 are exact. */
export const common = {
  loading: 'Chargement…',
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  retry: 'Réessayer',
  optional: 'facultatif',

  error: 'Erreur',
  somethingFailed: 'Une erreur est survenue',
  reload: 'Recharger la page',
  notFound: 'Operation serveur introuvable',
  serverFailed: 'Erreur interne du serveur',
  gatewayTimeout: 'Gateway Timeout',

  thanksTitle: 'Merci !',
  thanksText: 'Votre paiement a bien été reçu.',
  thanksAmount: (amount: string) => `Votre paiement de ${amount} a bien été reçu.`,
  thanksMonthly: (amount: string) => `Votre don de ${amount} par mois a bien été enregistré.`,
  paymentPending: 'Votre paiement est en cours de confirmation…',
  paymentPendingLong:
    'La confirmation prend plus de temps que prévu. Vous recevrez un e-mail dès que le paiement sera confirmé.',
  paymentFailed: 'Le paiement a été refusé. Rien n’a été débité.',
  paymentCancelled: 'Le paiement a été annulé. Rien n’a été débité.',
};
export type CommonTexts = typeof common;
