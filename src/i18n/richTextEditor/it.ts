import type { RichTextEditorTexts } from './fr';

export const richTextEditor: RichTextEditorTexts = {
  toolbar: 'Formattazione',
  level: 'Stile',
  paragraph: 'Testo',
  heading: (level) => `Titolo ${level}`,
  bold: 'Grassetto',
  italic: 'Corsivo',
  underline: 'Sottolineato',
  color: 'Colore del testo',
  font: 'Carattere',
  ownFont: 'Carattere della pagina',
  bullets: 'Elenco puntato',
  numbers: 'Elenco numerato',
  link: 'Link',
  address: 'Indirizzo del link',
  addressRefused: 'Indirizzo non riconosciuto: indica un indirizzo web, un’e-mail o un telefono.',
  apply: 'Applica',
  unlink: 'Rimuovi il link',
  align: {
    left: 'Allinea a sinistra',
    center: 'Centra',
    right: 'Allinea a destra',
    justify: 'Giustifica',
  },
  clear: 'Cancella la formattazione',
};
