/** Texts of services and subscriptions. Literals of STR-34 and STR-35 are exact. */
export const siteServices = {
  noService: "Désolé... Cet organisme n'a pas encore créé d'activité.",
  noSubscription: "Désolé... Cet organisme n'a pas encore créé d'abonnements.",
  general: 'Général',
  monthly: 'par mois',
  months: (count: number) => (count === 1 ? 'pendant 1 mois' : `pendant ${count} mois`),
  pay: 'Régler',
  subscribe: 'S’abonner',
  choose: (action: string, name: string) => `${action} : ${name}`,
  busy: 'Ouverture du paiement…',
  failed: 'Le paiement n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
  noScript: 'Pour payer en ligne, activez JavaScript dans votre navigateur.',
  writeUs: (email: string) => `Vous pouvez aussi nous écrire : ${email}.`,
};
export type SiteServicesTexts = typeof siteServices;
