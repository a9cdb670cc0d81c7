/** Texts of the donation card and page. Literals of STR-06, 07, 27, 29 and 40 are exact. */
export const donation = {
  title: 'Faire un don',
  mainCaisse: 'Caisse Principale',
  caisse: 'Je donne pour',
  frequency: 'Fréquence du don',
  once: 'Une fois',
  monthly: 'Chaque mois',
  amount: 'Montant',
  freeAmount: 'Montant libre',
  otherAmount: 'Autre montant',
  currency: 'Devise',

  give: 'Donner',
  giveAmount: (amount: string) => `Donner ${amount}`,
  giveMonthly: (amount: string) => `Donner ${amount} par mois`,
  /** Both amounts where the payment is charged in another currency than the one shown. */
  approximately: (shown: string, charged: string) => `${shown} ≈ ${charged}`,
  opening: 'Ouverture du paiement…',
  secure: 'Paiement sécurisé',
  receipt: 'Reçu fiscal',

  chooseAmount: 'Choisissez un montant ou saisissez le vôtre.',
  amountInvalid: 'Montant invalide',
  amountMinimum: (amount: string) => `Le montant doit être au minimum de ${amount}`,

  raisedOf: (goal: string) => `collectés sur ${goal}`,
  remaining: (amount: string) => `Il reste ${amount} à réunir`,
  progress: 'Objectif de la collecte',

  expiredTitle: 'Cette cagnotte est expiré !',
  expiredText:
    'Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.',
  unknownTitle: 'Cette cagnotte est introuvable',
  unknownText: 'Vérifiez l’adresse de la page, ou contactez l’organisation.',
  home: 'Retour à l’accueil',

  refusedTitle: 'Le don n’a pas pu être lancé',
  blockedTitle: 'Il ne reste qu’une étape',
  blockedText: 'Votre navigateur n’a pas ouvert la page de paiement. Votre choix est enregistré.',
  openedTitle: 'Le paiement est ouvert dans un nouvel onglet',
  openedText: 'Vous pouvez y terminer votre don.',
  continue: 'Continuer vers le paiement',

  video: 'Vidéo de présentation',
  playVideo: 'Lire la vidéo',
  pictures: 'Photos',
  picture: (position: number, count: number) => `Photo ${position} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  pause: 'Arrêter le défilement',
  play: 'Lancer le défilement',
};
export type DonationTexts = typeof donation;
