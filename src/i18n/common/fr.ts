/** Texts that every element may show. Literals of STR-44 and STR-45 are exact. */
export const common = {
  optional: 'facultatif',
  retry: 'Réessayer',
  somethingFailed: 'Une erreur est survenue',
  reload: 'Recharger la page',
  notFound: 'Operation serveur introuvable',
  serverFailed: 'Erreur interne du serveur',
  gatewayTimeout: 'Gateway Timeout',
  /** An organisation that closed itself (ORG-06). */
  closed: 'Cette organisation n’est plus active ici.',
  /** Shown where no money moves, and on gifts of such a trial (ENT-30). */
  trial: 'Essai : aucun argent n’est débité',
  trialGift: 'Essai',
};
export type CommonTexts = typeof common;
