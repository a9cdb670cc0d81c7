/** Texts of choosing a picture, cropping it and saying what it shows. */
export const deskPictures = {
  choose: 'Choisir une image',
  send: 'Envoyer une nouvelle image',
  search: 'Rechercher',
  searchHint: 'Des mots de ce que montre l’image.',
  none: 'Aucune image pour l’instant. Envoyez la première.',
  noneFound: 'Rien ne correspond à cette recherche.',
  more: 'Voir plus',
  alt: 'Ce que montre l’image',
  altHint: 'Pour qui ne la voit pas. Laissez vide si elle est décorative.',
  use: 'Utiliser cette image',
  other: 'En choisir une autre',
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
export type DeskPicturesTexts = typeof deskPictures;
