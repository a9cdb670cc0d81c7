/** Texts about translations of what a site shows (DESK-165). */
export const deskTranslations = {
  title: 'Traductions',
  text: 'Chaque texte de votre site à côté de sa traduction. Ce qui n’est pas traduit se lit dans la langue où vous l’avez écrit.',
  single: 'Votre site n’a qu’une langue. Ajoutez-en une dans les réglages : ses textes à traduire seront ici.',
  settings: 'Ouvrir les réglages',
  language: 'Langue',
  kind: 'Textes',
  allKinds: 'Tous les textes',
  state: 'État',
  all: 'Tous',
  states: {
    missing: 'À traduire',
    outdated: 'À revoir',
    current: 'Traduit',
  },
  search: 'Chercher',
  searchHint: 'Des mots du titre.',
  more: 'Afficher la suite',
  none: 'Rien à traduire encore. Écrivez d’abord un événement, une actualité ou une page de don.',
  noneFound: 'Aucun texte ne correspond.',
  noneMissing: 'Tout est traduit.',
  noneOutdated: 'Rien à revoir.',
  kinds: {
    organisation: 'Accueil et annonce',
    caisse: 'Caisses',
    page: 'Pages',
    campaign: 'Campagnes',
    section: 'Sections',
    service: 'Activités et abonnements',
    event: 'Événements',
    news: 'Actualités',
    article: 'Articles',
    gallery: 'Galeries',
    image: 'Images des galeries',
    schedule: 'Horaires',
  },
  /** By field; of an image there is one. */
  fields: {
    'site.announcement': 'Annonce',
    'hero.title': 'Titre de l’accueil',
    'hero.description': 'Texte de l’accueil',
    'don.main.label': 'Nom de la caisse principale',
    name: 'Nom',
    title: 'Titre',
    description: 'Description',
    brief: 'En bref',
    content: 'Texte',
    textContent: 'Texte',
    metaTitle: 'Titre dans les moteurs de recherche',
    metaDescription: 'Description dans les moteurs de recherche',
    image: 'Ce que montre l’image',
    label: 'Titre',
    'ald.name': 'Nom dans l’en-tête',
    donationButtonText: 'Texte du bouton de don',
    donorName: 'Comment appeler les donateurs',
    'products name': 'Nom d’un produit',
    'products description': 'Description d’un produit',
    'sections label': 'Titre d’une section',
    'presets text': 'Mot sous un montant',
    'blocks html': 'Texte d’un bloc',
    'blocks title': 'Question',
    'blocks description': 'Réponse',
  },
  table: {
    title: 'Traduire dans un tableur',
    text: 'Le tableau a les textes de la liste, avec vos filtres. Reprenez-le une fois traduit : rien n’est écrit avant votre accord, et une case vide ne change rien.',
    download: 'Télécharger le tableau',
    choose: 'Reprendre un tableau',
    apply: 'Enregistrer ces traductions',
    found: (count: number) =>
      count === 0
        ? 'Aucune traduction à changer'
        : count === 1
          ? '1 traduction changera'
          : `${count} traductions changeront`,
    done: (count: number) =>
      count === 0
        ? 'Rien de plus à enregistrer.'
        : count === 1
          ? '1 traduction enregistrée.'
          : `${count} traductions enregistrées.`,
    out: (count: number) => (count === 1 ? '1 ligne laissée de côté :' : `${count} lignes laissées de côté :`),
    line: (line: number) => `Ligne ${line}`,
    reasons: {
      unknown: 'ce texte n’est pas sur votre site',
      changed: 'l’original ou la traduction a changé depuis',
      refused: 'la traduction est trop longue, coupée ou abîmée',
    },
    problems: {
      notCsv: 'Ce fichier n’est pas un CSV complet : un guillemet n’est pas fermé.',
      noColumns:
        'Ce tableau n’a pas les colonnes « kind », « record », « field », celle de vos textes et celle de la langue choisie.',
    },
  },
  open: 'Traduire ce texte',
  right: 'Toujours juste',
  saved: 'Traduction enregistrée.',
  removed: 'Traduction retirée.',
  changedSince: 'L’original a changé depuis cette traduction.',
  met: 'L’original ou la traduction a changé entre-temps. Ce que vous avez saisi est resté : enregistrez pour le garder, ou annulez pour prendre ce qui est en ligne :',
  empty: 'rien',
  of: (label: string, name: string) => `${label} : ${name}`,
  counted: (label: string, count: string) => `${label} (${count})`,
};
export type DeskTranslationsTexts = typeof deskTranslations;
