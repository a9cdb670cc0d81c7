/** Words of pages that show one element, of links and of what is not there. Literals of STR-42 and NF-01 are exact. */
export const sitePages = {
  donate: 'Faire un don',
  donateTo: (organisation: string) => `Faire un don à ${organisation}`,
  payment: 'Paiement',
  form: 'Formulaire',
  purposes: 'À quoi servira votre don',
  campaigns: 'Nos campagnes',
  forms: 'Inscriptions et demandes',
  collected: (amount: string) => `${amount} collectés`,
  noScript: 'Pour donner en ligne, activez JavaScript dans votre navigateur.',
  noScriptForm: 'Pour remplir ce formulaire, activez JavaScript dans votre navigateur.',
  writeUs: (email: string) => `Vous pouvez aussi nous écrire : ${email}.`,
  notFound: 'Page non trouvée',
  notFoundText: 'Oops! Page Not Found!',
  homeName: 'Accueil',
  home: 'Retour à l’accueil',
  link: {
    expired: 'Ce lien est expiré !',
    expiredText: 'Pour toute question contactez directement votre responsable.',
    continue: 'Continuer vers le paiement',
    continueUpdate: 'Continuer',
  },
};
export type SitePagesTexts = typeof sitePages;
