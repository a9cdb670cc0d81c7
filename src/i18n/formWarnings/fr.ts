import type { FormWarning } from '../../core/form';

/** Warnings to an author about a block (BUILD-02, BUILD-04, BUILD-20). Literals of BUILD-04 and STR-08 are exact. */
export const formWarnings = {
  keyMissing: 'Veuillez saisir la clé du champ',
  labelMissing: 'Veuillez saisir le libellé',
  valuesMissing: 'Veuillez ajouter des choix',
  calendarMissing: 'Veuillez choisir un calendrier',
  paymentMethodsMissing: 'Veuillez ajouter des moyens de paiement',
  productMissing: 'Veuillez sélectionner un produit.',
  blockMissing: 'Veuillez choisir un bloc',
  urlMissing: 'Veuillez saisir une URL',
  pdfMissing: 'Veuillez télécharger un fichier PDF',
  videoMissing: 'Veuillez télécharger une video',
  complexOnly: 'Ce bloc ne figure que dans les formulaires de type COMPLEX',
  keyTaken: 'Cette clé est déjà celle d’un autre champ',
  defaultRefused: 'Le champ n’accepte pas sa valeur par défaut',
  conditionFieldMissing: "Le champ n'existe pas",
  conditionCycle: 'Cette condition dépend d’elle-même',
  mailMissing: 'Confirmer par e-mail demande un champ e-mail obligatoire, qu’aucune condition ne masque',
  priceMissing:
    'Le total ne peut être que de 0 : donnez un prix à un produit, ou permettez un total nul (allowZeroAmount)',
} satisfies Record<FormWarning['code'], string>;
export type FormWarningTexts = typeof formWarnings;
