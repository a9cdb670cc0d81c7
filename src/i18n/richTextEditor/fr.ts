/** Texts of the editor of formatted texts (BUILD-07). */
export const richTextEditor = {
  toolbar: 'Mise en forme',
  level: 'Style',
  paragraph: 'Texte',
  heading: (level: number) => `Titre ${level}`,
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  color: 'Couleur du texte',
  font: 'Police',
  ownFont: 'Police de la page',
  bullets: 'Liste à puces',
  numbers: 'Liste numérotée',
  link: 'Lien',
  address: 'Adresse du lien',
  addressRefused: 'Adresse non reconnue : indiquez une adresse web, un e-mail ou un téléphone.',
  apply: 'Appliquer',
  unlink: 'Retirer le lien',
  align: {
    left: 'Aligner à gauche',
    center: 'Centrer',
    right: 'Aligner à droite',
    justify: 'Justifier',
  },
  clear: 'Effacer la mise en forme',
};

export type RichTextEditorTexts = typeof richTextEditor;
