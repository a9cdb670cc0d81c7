import type { ExtraError, FieldCode, RefusalCode } from '../../core/payment';
import { plural } from '../catalogue';
import { common } from '../common/fr';
import { problems } from '../problems/fr';
import { sitePages } from '../sitePages/fr';
import { mainFundNames } from '../mainFundNames';

const payments = (count: number) => `${count} ${plural('fr', count, { one: 'paiement', other: 'paiements' })}`;

/** Amounts come formatted. Literals of STR-01…07, 13, 27, 40 and 41 are exact. */
export const server = {
  mainCaisse: mainFundNames.fr,
  closed: common.closed,

  mail: {
    /** Before the subject and at the head of every mail about a payment of a trial (ENT-30). */
    trial: 'Essai : aucun argent n’est débité.',
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
    /** For anything but a gift: a service, a debt, a form. */
    paid: {
      subject: (organisation: string) => `Votre paiement à ${organisation}`,
      once: (amount: string, organisation: string) =>
        `Nous avons bien reçu votre paiement de ${amount} à ${organisation}. Merci !`,
      monthly: (amount: string, count: number, organisation: string) =>
        `Votre paiement mensuel à ${organisation} est en place : ${payments(count)} de ${amount}, un par mois. Merci !`,
      unlimited: (amount: string, organisation: string) =>
        `Votre paiement de ${amount} par mois à ${organisation} est en place, sans limite de durée. Merci !`,
      split: (total: string, count: number, organisation: string) =>
        `Votre paiement de ${total} à ${organisation}, en ${payments(count)}, est en place. Merci !`,
      purpose: (label: string) => `Pour : ${label}`,
    },
    firstReceived: (amount: string) => `Premier paiement reçu : ${amount}.`,
    caisse: (name: string) => `Affectation : ${name}`,
    date: (date: string) => `Date : ${date}`,
    reference: (id: string) => `Référence : ${id}`,
    receipt: 'Ce paiement délivre un Reçu Fiscal !',
    noReceipt: 'Ce paiement ne délivre pas de Reçu Fiscal !',
    contact: (email: string) => `Une question ? Écrivez à ${email}.`,
  },

  /** Headings of a form's table for people. */
  formTable: {
    sentAt: 'Envoyé le',
    state: 'État',
    total: 'Total',
    paid: 'Payé',
    currency: 'Devise',
    states: {
      kept: 'Reçu',
      open: 'À payer',
      released: 'Jamais payé',
      short: 'Payé trop tard',
      held: 'À confirmer',
      expired: 'Jamais confirmé',
      cancelled: 'Annulé',
    },
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

  pages: sitePages,

  links: {
    ...sitePages.link,
    update: (name: string) => `Modification - ${name}`,
  },

  cards: {
    title: 'Carte à imprimer',
    print: 'Imprimez cette page sur du papier A6, ou enregistrez-la en PDF.',
    scan: 'Scannez le code avec votre téléphone',
    code: (address: string) => `Code QR de ${address}`,
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
    dettesCurrencies: 'Ces dettes sont dans plusieurs devises : payez celles de chaque devise à part.',
    submissionUnknown: 'Ce formulaire est introuvable.',
    nothingDue: 'Il n’y a plus rien à payer.',
    people: 'Indiquez le nom et le prénom de chaque personne.',
    products: 'Un article n’est plus proposé. Rechargez la page et choisissez de nouveau.',
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

  /** Titles of the pages that list something (SITE-30). */
  pageNames: {
    HORAIRES: 'Horaires',
    EVENTS: 'Événements',
    ACTU: 'Actualités',
    SERVICES: 'Activités',
    ABONNEMENTS: 'Abonnements',
    GALERIES: 'Galeries',
  },

  forms: {
    closed: 'Ce formulaire est expiré !',
    closedByEvent: 'Les inscriptions à cet événement sont closes.',
    fields: 'Certaines réponses sont à corriger.',
    articleMinimum: 'Vous devez choisir minimum 1 article.',
    priceMissing: 'Ce formulaire ne peut pas être envoyé : son total ne peut être que de 0. Prévenez l’organisation.',
    stock: 'Il n’en reste plus assez. Les quantités disponibles ont été mises à jour.',
    slot: 'Ce créneau n’est plus libre. Choisissez-en un autre.',
    upload: 'Un fichier n’est plus disponible. Envoyez-le de nouveau.',
    changed: 'Ce formulaire vient d’être modifié. Vérifiez vos réponses, puis envoyez-le de nouveau.',
    notADocument: 'La mise en page du formulaire est illisible.',
    newerVersion: 'Ce formulaire a été créé avec une version plus récente.',
    tooDeep: 'Les blocs de ce formulaire sont imbriqués trop profondément.',
    tooManyBlocks: 'Ce formulaire a trop de blocs.',
    revision: 'Ce formulaire a été modifié entre-temps. Rechargez-le avant d’enregistrer.',
    defaultRefused: (key: string) => `Le champ n’accepte pas sa valeur par défaut : ${key}`,
    keyTaken: (key: string) => `Deux champs ne peuvent pas avoir la même clé : ${key}`,
    mailMissing: 'Confirmer par e-mail demande un champ e-mail obligatoire, qu’aucune condition ne masque.',
    sold: (sold: number) => `Il y en a déjà ${sold} de réservés.`,
    toldScope: 'Seul un jeton complet peut changer les adresses qui reçoivent les réponses.',
  },

  formMail: {
    copySubject: (title: string) => `Votre formulaire « ${title} »`,
    copy: (organisation: string) => `${organisation} a bien reçu votre formulaire. En voici une copie.`,
    noticeSubject: (title: string) => `Nouveau formulaire : ${title}`,
    notice: 'Un formulaire vient d’être rempli.',
    notRepeated: 'Les textes longs et les liens ne sont pas répétés ici.',
    yes: 'Oui',
    no: 'Non',
    paymentMethod: 'Moyen de paiement',
    online: 'En ligne',
    total: 'Total',
  },

  goneMail: {
    subject: (title: string) => `Votre paiement vous est remboursé : ${title}`,
    gone: (amount: string, title: string) =>
      `Votre paiement de ${amount} pour « ${title} » nous est parvenu trop tard : les places ou les articles que vous aviez choisis n’étaient plus disponibles.`,
    back: 'Nous vous remboursons la totalité de cette somme, par le moyen de paiement que vous avez utilisé. Vous n’avez rien à faire ; comptez quelques jours.',
  },

  pledges: {
    closed: 'Les promesses de don ne sont pas ouvertes pour cette campagne.',
    subject: (campagne: string) => `Votre promesse de don : ${campagne}`,
    promised: (amount: string, campagne: string, organisation: string) =>
      `Vous avez promis ${amount} à ${organisation} pour « ${campagne} ». Merci !`,
    pay: (url: string) => `Pour verser votre don : ${url}`,
    unpaid: 'Rien n’est prélevé tant que vous n’avez pas payé.',
  },

  fields: {
    ...problems,
    amountMinimum: 'Le montant doit être au minimum de 1€',
  } satisfies Record<FieldCode | ExtraError['code'], string>,
};
export type ServerTexts = typeof server;
