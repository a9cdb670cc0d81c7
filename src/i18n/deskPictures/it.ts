import type { DeskPicturesTexts } from './fr';

export const deskPictures: DeskPicturesTexts = {
  choose: 'Scegli un’immagine',
  send: 'Carica una nuova immagine',
  search: 'Cerca',
  searchHint: 'Parole di ciò che mostra l’immagine.',
  none: 'Ancora nessuna immagine. Caricate la prima.',
  noneFound: 'Nessun risultato per questa ricerca.',
  more: 'Mostra altro',
  alt: 'Che cosa mostra l’immagine',
  altHint: 'Per chi non la vede. Lasciate vuoto se è solo decorativa.',
  use: 'Usa questa immagine',
  other: 'Scegline un’altra',
  cropHandles: {
    cropArea: 'Parte da tenere: le frecce la spostano',
    nwDragHandle: 'Angolo in alto a sinistra',
    nDragHandle: 'Bordo superiore',
    neDragHandle: 'Angolo in alto a destra',
    eDragHandle: 'Bordo destro',
    seDragHandle: 'Angolo in basso a destra',
    sDragHandle: 'Bordo inferiore',
    swDragHandle: 'Angolo in basso a sinistra',
    wDragHandle: 'Bordo sinistro',
  },
};
