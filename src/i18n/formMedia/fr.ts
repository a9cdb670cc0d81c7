/** Words about the pictures and PDF of an organisation, where one is chosen. */
export const formMedia = {
  choose: { PICTURE: 'Choisir une image', PDF: 'Choisir un PDF' },
  upload: { PICTURE: 'Envoyer une image', PDF: 'Envoyer un PDF' },
  none: { PICTURE: 'Aucune image pour l’instant.', PDF: 'Aucun PDF pour l’instant.' },
  more: 'Voir plus',
  notLoaded: 'La liste n’a pas pu être chargée. Vérifiez votre connexion.',
  alt: 'Ce que montre l’image',
  altHint: 'Pour qui ne la voit pas. Laissez vide si elle est décorative.',
  title: 'Titre du document',
  back: 'Retour',
  send: 'Envoyer',
  sending: 'Envoi…',
  notSent: 'L’envoi n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
  /** By the code of the server's refusal. */
  refusals: {
    fileType: 'Choisissez une image JPEG, PNG ou WebP, ou un PDF.',
    fileSize: 'Ce fichier est trop volumineux.',
    tooManyPixels: 'Cette image a trop de pixels.',
    unreadable: 'Ce fichier est illisible.',
    empty: 'Ce fichier est vide.',
    quota: 'Il n’y a plus de place : supprimez des fichiers.',
    noRoom: 'Le serveur n’a plus de place.',
  },
  /** Names of the crop and its handles for screen readers. */
  cropHandles: {
    cropArea: 'Partie gardée : flèches pour la déplacer',
    nwDragHandle: 'Coin en haut à gauche',
    nDragHandle: 'Bord du haut',
    neDragHandle: 'Coin en haut à droite',
    eDragHandle: 'Bord droit',
    seDragHandle: 'Coin en bas à droite',
    sDragHandle: 'Bord du bas',
    swDragHandle: 'Coin en bas à gauche',
    wDragHandle: 'Bord gauche',
  },
};

export type FormMediaTexts = typeof formMedia;
