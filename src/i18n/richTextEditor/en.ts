import type { RichTextEditorTexts } from './fr';

export const richTextEditor: RichTextEditorTexts = {
  toolbar: 'Formatting',
  level: 'Style',
  paragraph: 'Text',
  heading: (level) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  color: 'Text colour',
  font: 'Font',
  ownFont: 'Font of the page',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  address: 'Address of the link',
  addressRefused: 'Address not recognised: give a web address, an e-mail or a telephone number.',
  apply: 'Apply',
  unlink: 'Remove the link',
  align: {
    left: 'Align left',
    center: 'Centre',
    right: 'Align right',
    justify: 'Justify',
  },
  clear: 'Clear formatting',
};
