/** Words of the builder's tools: what is done with a whole form. */
export const formTools = {
  /** Entries of the menu, and titles of what they open. */
  names: {
    share: 'Partager et intégrer',
    file: 'Importer, exporter',
    translations: 'Traductions',
    versions: 'Versions',
    copy: 'Dupliquer le formulaire',
    archive: 'Archiver le formulaire',
  },
  translations: {
    why: 'Les visiteurs lisent le formulaire dans leur langue. Un texte sans traduction reste dans la langue du formulaire.',
    writtenIn: 'Écrit en',
    add: 'Ajouter une langue',
    addIt: 'Ajouter',
    language: 'Langue à traduire',
    remove: 'Retirer cette langue',
    kept: 'Ses textes restent de côté : ils reviennent si vous l’ajoutez de nouveau.',
    show: 'Textes affichés',
    missing: 'À traduire',
    all: 'Tous',
    left: (count: number) =>
      count === 0 ? 'Tout est traduit' : count === 1 ? '1 texte à traduire' : `${count} textes à traduire`,
    nothing: 'Rien à traduire ici.',
    more: 'Afficher la suite',
    download: 'Télécharger en CSV',
    choose: 'Reprendre un CSV',
    apply: 'Appliquer',
    found: (count: number) =>
      count === 0 ? 'Aucun changement' : count === 1 ? '1 texte changera' : `${count} textes changeront`,
    added: 'Langues ajoutées :',
    out: (count: number) => (count === 1 ? '1 ligne laissée de côté' : `${count} lignes laissées de côté`),
    line: 'Ligne',
    leftOut: {
      unknown: 'pas un texte de ce formulaire',
      changed: 'le texte a changé depuis',
      twice: 'texte déjà donné plus haut',
    },
    problems: {
      notCsv: 'Ce fichier n’est pas un CSV complet : un guillemet n’est pas fermé.',
      noColumns: 'Il manque les colonnes « block », « property » ou celle d’une langue.',
    },
    ignored: 'Colonnes non lues :',
  },
  file: {
    why: 'Un fichier contient tout le formulaire, mais pas les réponses : pour le garder, l’envoyer ou le reprendre ailleurs.',
    download: 'Télécharger le formulaire',
    choose: 'Reprendre un fichier',
    found: (count: number) => (count === 1 ? '1 bloc' : `${count} blocs`),
    replace: 'Remplacer le formulaire',
    problems: {
      notADocument: 'Ce fichier ne contient pas de formulaire.',
      newerVersion: 'Ce fichier vient d’une version plus récente.',
      tooManyBlocks: 'Ce formulaire est trop grand.',
      tooDeep: 'Ce formulaire a trop de niveaux.',
    },
  },
  share: {
    saveFirst: 'Enregistrez d’abord le formulaire : il aura alors son adresse.',
    closed: 'Ce formulaire est fermé : les visiteurs ne peuvent pas le remplir.',
    way: 'Comment le partager',
    ways: { tag: 'Balise', frame: 'Cadre', link: 'Lien et QR' },
    hints: {
      tag: 'Collez ces lignes dans votre page, là où le formulaire doit apparaître.',
      frame: 'Pour les sites qui refusent les balises inconnues.',
      link: 'La page du formulaire, à envoyer par e-mail ou sur les réseaux.',
    },
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'La copie n’est pas permise ici : sélectionnez le texte.',
    code: 'QR code du formulaire',
    downloadCode: 'Télécharger le QR code',
  },
};

export type FormToolTexts = typeof formTools;
