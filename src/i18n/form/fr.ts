/** Messages of forms (I18N-02). Literals of STR-09, 33 and 50 are exact. */
export const form = {
  /** Field problems by code, in addition to those shared with payments: `formTexts` merges both. */
  problems: {
    lettersOnly: 'Lettres uniquement',
    digitsOnly: 'Chiffres uniquement',
    lettersAndDigitsOnly: 'Lettres et chiffres uniquement',
    emailOfPayer: "L'adresse email doit être différente de celle du payeur",
    phoneOfPayer: 'Le numéro de téléphone doit être différent de celui du payeur',
    url: 'Cette adresse web est invalide',
    dateFilter: 'Cette date ne peut pas être choisie',
    tooMany: 'Vous en avez choisi trop',
  },

  send: 'Envoyer',
  sending: 'Envoi en cours…',
  filesUnderWay: 'Vos fichiers arrivent encore : l’envoi suivra.',
  unnamed: 'Sans nom',
  choose: 'Choisir…',
  noChoice: 'Aucun choix',
  loadFailed: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion.',
};
export type FormTexts = typeof form;
