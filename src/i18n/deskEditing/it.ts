import type { DeskEditingTexts } from './fr';

export const deskEditing: DeskEditingTexts = {
  unsaved: 'Non salvato',
  reset: 'Annulla le modifiche',
  changed: 'Nel frattempo qualcuno ha modificato questi dati.',
  changedText:
    'Ciò che hai scritto è rimasto. Salva per tenerlo, oppure annulla le modifiche per prendere quanto segue.',
  theirs: (label) => `${label}:`,
  nothing: 'niente',
  choose: 'Scegli un’immagine',
  replace: 'Sostituisci l’immagine',
  remove: 'Rimuovi',
  removeOf: (label) => `Rimuovi: ${label}`,
  up: (label) => `Su: ${label}`,
  down: (label) => `Giù: ${label}`,
  pictureHint: 'JPEG, PNG o WebP. Puoi anche trascinarla qui.',
  refusals: {
    fileType: 'Scegli un’immagine JPEG, PNG o WebP.',
    fileSize: 'Questa immagine è troppo grande.',
    tooManyPixels: 'Questa immagine ha troppi pixel.',
    unreadable: 'Questa immagine è illeggibile.',
    empty: 'Questo file è vuoto.',
    quota: 'Non c’è più spazio per nuove immagini.',
    noRoom: 'Il server non ha più spazio.',
  },
};
