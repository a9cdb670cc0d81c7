/** Texts of the desk’s page about who is told of what (DESK-250). */
export const deskTold = {
  title: 'Qui est prévenu',
  text: 'Tout ce dont des personnes sont prévenues par e-mail, et où cela se change.',
  all: 'Qui est prévenu de quoi',
  nobody: 'Personne.',
  kinds: {
    money: { title: 'Argent reçu', text: 'Dons et autres paiements. Se règle sur cette page.' },
    failed: {
      title: 'Prélèvements refusés et remboursements',
      text: 'Dans le message du jour, aux mêmes adresses, même si chaque don a le sien.',
    },
    forms: {
      title: 'Formulaire envoyé',
      text: 'Ici, l’usage : l’e-mail de contact, sinon qui est prévenu de l’argent. Chaque formulaire peut en décider autrement.',
    },
    replies: {
      title: 'Réponses à vos messages',
      text: 'Quand un payeur ou un visiteur répond à un message que vous lui avez envoyé.',
    },
    waiting: {
      title: 'Place libérée',
      text: 'La liste d’attente prévient les visiteurs toute seule. Personne ne l’est chez vous : vous voyez ici qui attend.',
    },
    deletion: {
      title: 'Suppression de l’organisation',
      text: 'Tous les propriétaires : à la demande, sept jours avant et la veille.',
    },
    account: {
      title: 'Accès à un compte',
      text: 'Mot de passe, adresse, appareils : la personne concernée, et elle seule.',
    },
    programs: {
      title: 'Vos programmes',
      text: 'Les webhooks préviennent vos logiciels de paiements, d’abonnements et de formulaires.',
    },
  },
  change: {
    contact: 'Changer l’e-mail de contact',
    bookings: 'Voir les listes d’attente',
    people: 'Voir les utilisateurs',
    programs: 'Voir les webhooks',
  },
  forms: {
    title: 'Formulaires',
    text: 'Le nom mène au formulaire, où cela se change dans ses réglages.',
    own: 'À ses propres adresses :',
    usual: 'Comme d’habitude :',
    off: 'Personne n’est prévenu de ce formulaire.',
    none: 'Il n’y a pas encore de formulaire.',
    more: 'Afficher la suite',
  },
};
export type DeskToldTexts = typeof deskTold;
