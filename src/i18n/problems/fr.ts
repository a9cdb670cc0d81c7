/** Input problems by code, shared by payments and forms. Literals of STR-01…05 and 07 are exact. */
export const problems = {
  required: 'Ce champ est obligatoire',
  email: "Cette adresse email n'est pas valide",
  phone: 'Le numéro de téléphone est invalide',
  atLeastTwo: 'Ce champ doit contenir au moins 2 chiffres',
  atLeastThree: 'Ce champ doit contenir au moins 3 chiffres',
  tooLong: 'Ce texte est trop long',
  date: 'Cette date est invalide',
  choice: 'Choisissez une réponse de la liste',
  amountInvalid: 'Montant invalide',
};
export type ProblemTexts = typeof problems;
