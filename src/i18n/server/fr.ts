import type { ExtraError, FieldCode, RefusalCode } from '../../core/payment';
import { plural } from '../catalogue';

const payments = (count: number) => `${count} ${plural('fr', count, { one: 'paiement', other: 'paiements' })}`;

/** Amounts come formatted. Literals of STR-01…07, 13, 27, 40 and 41 are exact. */
export const server = {
  mainCaisse: 'Caisse Principale',

  mail: {
    subject: (organisation: string) => `Merci pour votre don à ${organisation}`,
    greeting: (prenom: string) => `Bonjour ${prenom},`,
    once: (amount: string, organisation: string) =>
      `Nous avons bien reçu votre don de ${amount} à ${organisation}. Merci !`,
    monthly: (amount: string, count: number, organisation: string) =>
      `Votre don mensuel à ${organisation} est en place : ${payments(count)} de ${amount}, un par mois. Merci !`,
    unlimited: (amount: string, organisation: string) =>
      `Votre don de ${amount} par mois à ${organisation} est en place, sans limite de durée. Merci !`,
    split: (total: string, count: number, organisation: string) =>
      `Votre don de ${total} à ${organisation}, en ${payments(count)}, est en place. Merci !`,
    firstReceived: (amount: string) => `Premier paiement reçu : ${amount}.`,
    caisse: (name: string) => `Affectation : ${name}`,
    date: (date: string) => `Date : ${date}`,
    reference: (id: string) => `Référence : ${id}`,
    receipt: 'Ce paiement délivre un Reçu Fiscal !',
    noReceipt: 'Ce paiement ne délivre pas de Reçu Fiscal !',
    contact: (email: string) => `Une question ? Écrivez à ${email}.`,
  },

  pay: {
    title: 'Page de paiement de démonstration',
    notice: 'Ceci est un essai : aucune somme ne sera débitée.',
    to: (organisation: string) => `À ${organisation}`,
    once: (amount: string) => `Payer ${amount}`,
    monthly: (amount: string, count: number) => `${amount} par mois, ${payments(count)}`,
    unlimited: (amount: string) => `${amount} par mois, sans limite de durée`,
    schedule: 'Échéances',
    taken: (taken: number, count: number) => `${taken} sur ${payments(count)}`,
    takenSoFar: (taken: number) => `${payments(taken)} à ce jour`,
    succeed: 'Accepter le paiement',
    decline: 'Refuser le paiement',
    cancel: 'Annuler',
    nextMonth: 'Passer au mois suivant',
    stop: 'Arrêter les paiements',
    refund: 'Rembourser',
    advanced: 'Options avancées',
    delivery: 'Confirmation au serveur',
    deliverOnce: 'Envoyer la confirmation une fois',
    twice: 'Envoyer la confirmation deux fois',
    late: 'Envoyer la confirmation en retard',
    disordered: 'Envoyer les confirmations dans le désordre',
    never: 'Ne pas envoyer la confirmation',
    accepted: 'Paiement accepté',
    states: {
      open: 'En attente de paiement',
      active: 'Paiements en cours',
      done: 'Payé',
      declined: 'Paiement refusé',
      cancelled: 'Paiement annulé',
      stopped: 'Paiements arrêtés',
      refunded: 'Paiement remboursé',
    },
    unknown: 'Cette page de paiement n’existe pas ou n’existe plus.',
    back: 'Revenir au site',
  },

  thanks: {
    title: 'Merci !',
    text: 'Votre paiement a bien été reçu.',
    pending: 'Votre paiement est en cours de confirmation…',
    failed: 'Le paiement a été refusé. Rien n’a été débité.',
    cancelled: 'Le paiement a été annulé. Rien n’a été débité.',
    home: 'Retour à l’accueil',
  },

  pages: {
    donate: 'Faire un don',
    donateTo: (organisation: string) => `Faire un don à ${organisation}`,
    payment: 'Paiement',
    purposes: 'À quoi servira votre don',
    skip: 'Aller au contenu',
    language: 'Langue',
    noScript: 'Pour donner en ligne, activez JavaScript dans votre navigateur.',
    writeUs: (email: string) => `Vous pouvez aussi nous écrire : ${email}.`,
    terms: 'Conditions générales',
    privacy: 'Confidentialité',
    notFound: 'Page non trouvée',
    notFoundText: 'Oops! Page Not Found!',
  },

  links: {
    expired: 'Ce lien est expiré !',
    expiredText: 'Pour toute question contactez directement votre responsable.',
    continue: 'Continuer vers le paiement',
    update: (name: string) => `Modification - ${name}`,
    continueUpdate: 'Continuer',
  },

  refusals: {
    type: 'Ce type de paiement n’est pas disponible.',
    caisseUnknown: 'Cette cagnotte est introuvable.',
    caisseClosed:
      'Cette cagnotte est expiré ! — Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.',
    campagneUnknown: 'Cette campagne est introuvable.',
    campagneClosed:
      'Cette cagnotte est expiré ! — Vous ne pouvez pas utiliser cette cagnotte pour le moment, pour toute question contactez directement votre responsable.',
    serviceUnknown: 'Ce service est introuvable.',
    serviceClosed: 'Ce service n’est plus proposé.',
    detteUnknown: 'Cette dette est introuvable.',
    dettesApart: 'Ces dettes ne peuvent pas être payées ensemble.',
    submissionUnknown: 'Ce formulaire est introuvable.',
    nothingDue: 'Il n’y a plus rien à payer.',
    people: 'Indiquez le nom et le prénom de chaque personne.',
    currency: 'Cette devise n’est pas acceptée.',
    amountInvalid: 'Montant invalide',
    amountMinimum: (amount: string) => `Le montant doit être au minimum de ${amount.replace(/\s/g, '')}`,
    amountMaximum: 'Ce montant est trop élevé.',
    months: 'Ce nombre de mois n’est pas proposé.',
    divide: 'Ce nombre d’échéances n’est pas proposé pour ce montant.',
    payer: 'Veuillez renseigner tous les champs obligatoires avant de soumettre le paiement.',
    platform: 'Ce moyen de paiement n’est pas disponible.',
    intentUnknown: 'Ce lien est expiré ! — Pour toute question contactez directement votre responsable.',
    intentExpired: 'Ce lien est expiré ! — Pour toute question contactez directement votre responsable.',
    alreadyPaid: 'Ce paiement a déjà été effectué.',
    amountChanged: 'Le montant affiché n’est plus le bon. Vérifiez-le, puis recommencez.',
    replaced: 'Un paiement plus récent a remplacé celui-ci.',
    keyReused: 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et recommencez.',
    tooManyAttempts: 'Trop de tentatives. Patientez un moment avant de réessayer.',
    providerUnavailable: 'Le service de paiement ne répond pas. Rien n’a été débité : réessayez dans un instant.',
    failed: 'Une erreur est survenue',
  } satisfies Record<RefusalCode, string | ((amount: string) => string)> & Record<string, unknown>,

  fields: {
    required: 'Ce champ est obligatoire',
    email: "Cette adresse email n'est pas valide",
    phone: 'Le numéro de téléphone est invalide',
    atLeastTwo: 'Ce champ doit contenir au moins 2 chiffres',
    atLeastThree: 'Ce champ doit contenir au moins 3 chiffres',
    amountMinimum: 'Le montant doit être au minimum de 1€',
    amountInvalid: 'Montant invalide',
    date: 'Cette date est invalide',
    choice: 'Choisissez une réponse de la liste',
    tooLong: 'Ce texte est trop long',
  } satisfies Record<FieldCode | ExtraError['code'], string>,
};
export type ServerTexts = typeof server;
