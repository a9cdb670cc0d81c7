import type { RichTextEditorTexts } from './fr';

export const richTextEditor: RichTextEditorTexts = {
  toolbar: 'Formatação',
  level: 'Estilo',
  paragraph: 'Texto',
  heading: (level) => `Título ${level}`,
  bold: 'Negrito',
  italic: 'Itálico',
  underline: 'Sublinhado',
  color: 'Cor do texto',
  font: 'Tipo de letra',
  ownFont: 'Tipo de letra da página',
  bullets: 'Lista com marcas',
  numbers: 'Lista numerada',
  link: 'Ligação',
  address: 'Endereço da ligação',
  addressRefused: 'Endereço não reconhecido: indique um endereço web, um e-mail ou um telefone.',
  apply: 'Aplicar',
  unlink: 'Remover a ligação',
  align: {
    left: 'Alinhar à esquerda',
    center: 'Centrar',
    right: 'Alinhar à direita',
    justify: 'Justificar',
  },
  clear: 'Limpar a formatação',
};
