/** Texts that every element may show. Literals of STR-44 and STR-45 are exact. */
export const common = {
  loading: 'Chargement…',
  close: 'Fermer',
  somethingFailed: 'Une erreur est survenue',
  reload: 'Recharger la page',
  notFound: 'Operation serveur introuvable',
  serverFailed: 'Erreur interne du serveur',
  gatewayTimeout: 'Gateway Timeout',
};
export type CommonTexts = typeof common;
