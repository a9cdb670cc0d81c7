/** Messages of forms, beside those of the payment form (I18N-02). Literals of STR-08, 09, 33 and 50 are exact. */
export const form = {
  lettersOnly: 'Lettres uniquement',
  digitsOnly: 'Chiffres uniquement',
  lettersAndDigitsOnly: 'Lettres et chiffres uniquement',
  emailOfPayer: "L'adresse email doit être différente de celle du payeur",
  phoneOfPayer: 'Le numéro de téléphone doit être différent de celui du payeur',
  productMissing: 'Veuillez sélectionner un produit.',
  articleMinimum: 'Vous devez choisir minimum 1 article.',
  outOfStock: 'Rupture de stock',
  addPaymentMethods: 'Veuillez ajouter des moyens de paiement',
  chooseCalendar: 'Veuillez choisir un calendrier',
  conditionFieldMissing: 'Un champ utilisé dans une condition est introuvable',
  sorry: 'Désolé...',
  noHours: "Cet organisme n'a pas encore communiqué ses horaires",

  /** Relationships by their code (ENT-07): said of a man, of a woman. */
  relations: {
    MARI: ['Mari', 'Femme'],
    PERE: ['Père', 'Mère'],
    ENFANT: ['Fils', 'Fille'],
    FRERE: ['Frère', 'Sœur'],
    GP: ['Grand-père', 'Grand-mère'],
    PF: ['Petit-fils', 'Petite-fille'],
    EX: ['Ex-mari', 'Ex-femme'],
    BF: ['Beau-frère', 'Belle-sœur'],
    COUSIN: ['Cousin', 'Cousine'],
    AMI: ['Ami', 'Amie'],
    OTHER: ['Autre', 'Autre'],
  } as Record<Relation, readonly [man: string, woman: string]>,
};
export type FormTexts = typeof form;

type Relation = 'MARI' | 'PERE' | 'ENFANT' | 'FRERE' | 'GP' | 'PF' | 'EX' | 'BF' | 'COUSIN' | 'AMI' | 'OTHER';
