import { plural } from '../catalogue';

/** The life of payments with several charges: mails, the payer’s own page, and the sandbox’s buttons. Amounts and dates come formatted. */
export const subscription = {
  page: {
    title: 'Votre engagement',
    to: (organisation: string) => `En faveur de ${organisation}`,
    endless: (amount: string) => `${amount} par mois, sans limite de durée`,
    months: (amount: string, count: number) => `${amount} par mois pendant ${count} mois`,
    split: (total: string, count: number) => `${total} en ${count} fois`,
    taken: (count: number, amount: string) =>
      `${count} ${plural('fr', count, { one: 'paiement reçu', other: 'paiements reçus' })} : ${amount}`,
    next: (date: string) => `Prochain paiement : ${date}`,
    states: { active: 'En cours', failing: 'Dernier paiement refusé', ended: 'Terminé', stopped: 'Arrêté' },
    stop: 'Arrêter les paiements',
    stopAsk: 'Arrêter pour de bon ? Aucun autre paiement ne sera pris.',
    stopYes: 'Oui, arrêter',
    keep: 'Non, continuer',
    stopped: 'Les paiements sont arrêtés. Merci pour tout ce que vous avez donné.',
    means: 'Changer de moyen de paiement',
    unknown: 'Ce lien n’est pas valable.',
    unavailable: 'Le service de paiement ne répond pas. Réessayez dans un instant.',
    ended: 'Il n’y a plus de paiement à venir.',
  },

  mail: {
    subject: (organisation: string) => `Un paiement à ${organisation} n’a pas abouti`,
    body: (amount: string, organisation: string) => `Votre paiement de ${amount} à ${organisation} a été refusé.`,
    retry: 'Il sera retenté dans quelques jours. Vous n’avez rien à faire si votre compte est approvisionné.',
    final: 'Il ne sera plus retenté et les paiements suivants sont arrêtés.',
    change: (url: string) => `Pour changer de moyen de paiement ou arrêter : ${url}`,
    manage: (url: string) => `Pour arrêter ou changer de moyen de paiement : ${url}`,
    manageSubject: (organisation: string) => `Votre engagement auprès de ${organisation}`,
    manageText: (organisation: string) =>
      `Voici le lien qui gère vos paiements à ${organisation}. Il est personnel : ne le partagez pas.`,
  },

  sandbox: {
    authorise: (amount: string) => `Autoriser le prélèvement de ${amount}`,
    authorised: 'Mandat accepté : la banque répondra dans quelques jours',
    fail: 'Refuser ce paiement',
    failing: 'Paiement refusé, il sera retenté',
    bounce: 'Rejet par la banque',
    means: 'Changer de moyen de paiement',
    keepMeans: 'Enregistrer le nouveau moyen de paiement',
  },
};
export type SubscriptionTexts = typeof subscription;
