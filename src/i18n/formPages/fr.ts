import type { PageCode } from '../../core/form/editing';

/** Texts of the builder for pages, sections and the home page that differ from those for forms. */
export const formPages = {
  words: {
    empty: 'Rien ici pour le moment',
    notSaved: 'L’enregistrement a échoué. Vérifiez votre connexion.',
    changed: 'Quelqu’un d’autre a enregistré entre-temps',
    loadFailed: 'Le chargement a échoué. Vérifiez votre connexion.',
    gone: 'Cette page n’existe pas',
    unreadable: 'Le contenu est illisible',
    newerVersion: 'Le contenu a été fait avec une version plus récente',
  },
  sorts: {
    page: { form: 'Page', untitled: 'Page sans titre' },
    section: { form: 'Section', untitled: 'Section sans nom' },
    mainPage: { form: 'Page d’accueil', untitled: 'Page d’accueil' },
  },
  names: {
    title: 'Titre',
    path: 'Adresse',
    description: 'Description',
    metaTitle: 'Titre pour les moteurs de recherche',
    metaDescription: 'Description pour les moteurs de recherche',
    metaImage: 'Image de partage',
    label: 'Nom',
  },
  help: { path: 'La fin de l’adresse de la page : a-propos, vie/jeunesse' },
  warnings: {
    titleMissing: 'Veuillez saisir un titre',
    pathMissing: 'Veuillez saisir une adresse',
    pathMalformed: 'Cette adresse ne convient pas',
    pathReserved: 'Le site se sert déjà de cette adresse',
    pathTaken: 'Une autre page a déjà cette adresse',
    linkEmpty: 'Un lien ne mène nulle part ou n’a pas de texte',
    altMissing: 'Une image n’a pas de description',
  } satisfies Record<PageCode, string>,
};
export type FormPageTexts = typeof formPages;
