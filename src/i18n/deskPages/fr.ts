type Part = readonly [heading: string, text: string];
/** First texts of page templates. */
interface Begin {
  readonly about: readonly Part[];
  readonly activity: readonly Part[];
  readonly questions: { readonly intro: string; readonly items: readonly Part[] };
}

const begin: Begin = {
  about: [
    ['Notre histoire', 'Racontez en quelques phrases d’où vient votre association.'],
    ['L’équipe', 'Qui fait quoi, et à qui s’adresser.'],
    ['Nous rejoindre', 'L’adresse, les horaires et comment venir.'],
  ],
  activity: [
    ['Pour qui', 'À qui l’activité s’adresse.'],
    ['Quand et où', 'Les jours, les heures et le lieu.'],
    ['S’inscrire', 'Comment s’inscrire, et auprès de qui.'],
  ],
  questions: {
    intro: 'Voici ce que l’on nous demande le plus souvent.',
    items: [
      ['Comment venir ?', 'L’adresse, les transports, le stationnement.'],
      ['Faut-il s’inscrire ?', 'Écrivez votre réponse.'],
      ['Combien cela coûte-t-il ?', 'Écrivez votre réponse.'],
    ],
  },
};

/** Texts about an organisation's own pages and the blocks of its home page (DESK). */
export const deskPages = {
  title: 'Pages',
  home: 'Page d’accueil',
  homeText:
    'Ce que vous composez ici paraît sur la page d’accueil, sous les horaires, les événements et les actualités, qui s’y mettent d’eux-mêmes.',
  homeOwners: 'Le haut de la page et ses listes sont aux propriétaires.',
  homeBlocks: 'Blocs',
  homeOpening: 'Haut de page et listes',
  look: 'Voir le site',
  create: 'Nouvelle page',
  createSubmit: 'Créer la page',
  createText: 'Personne ne la voit avant que vous la montriez.',
  search: 'Rechercher',
  searchHint: 'Des mots du titre ou de l’adresse.',
  state: 'État',
  all: 'Toutes',
  states: { shown: 'En ligne', hidden: 'Masquée' },
  stateNotes: {
    shown: 'Tout le monde la voit à son adresse.',
    hidden: 'Elle n’est visible que par vous, ici.',
  },
  none: 'Aucune page pour l’instant. Créez la première : qui vous êtes, une activité, des questions fréquentes.',
  noneFound: 'Rien ne correspond à cette recherche.',
  more: 'Voir plus',
  fields: { title: 'Titre', path: 'Adresse', description: 'En bref', state: 'Visibilité' },
  pathHint: 'La fin de l’adresse : a-propos, vie/jeunesse.',
  pathFaults: {
    malformed: 'Une adresse est faite de lettres, de chiffres et de tirets, en quatre parties au plus.',
    reserved: 'Le site a déjà une page à cette adresse.',
    taken: 'Une autre page a déjà cette adresse.',
  },
  descriptionHint: 'Une ou deux phrases, pour les moteurs de recherche.',
  template: 'Commencer avec',
  templates: {
    blank: 'Une page vide',
    about: 'Qui nous sommes',
    activity: 'Une activité',
    questions: 'Des questions fréquentes',
  },
  templateNotes: {
    blank: 'Vous composez tout.',
    about: 'L’histoire, l’équipe, comment nous joindre.',
    activity: 'Pour qui, quand et où, comment s’inscrire.',
    questions: 'Des réponses qui se déplient.',
  },
  begin,
  change: 'Modifier',
  edit: 'Modifier le contenu',
  backToPage: 'La page et sa visibilité',
  view: 'Voir sur le site',
  hiddenText: 'Cette page est masquée. Quand elle est prête, choisissez « En ligne » et enregistrez.',
  menuText: 'Pour que les visiteurs la trouvent, ajoutez-la au menu.',
  toMenu: 'Menu du site',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer cette page ?',
  deleteText:
    'C’est définitif. Les liens et les entrées du menu qui y mènent ne marcheront plus. Pour la garder sans la montrer, masquez-la.',
  deleted: 'C’est supprimé.',
};
export type DeskPagesTexts = typeof deskPages;
