import type { DeskSearchTexts } from './fr';

export const deskSearch: DeskSearchTexts = {
  title: 'Pesquisar',
  label: 'O que procura?',
  hint: 'Um nome, um endereço, um telefone, uma referência, uma página.',
  hintByName: 'Um nome, a referência de um pagamento, uma página.',
  places: 'Páginas da administração',
  all: (kind) => `Ver tudo em ${kind}`,
  unnamed: 'Sem nome',
  none: 'Nada corresponde.',
  found: (count) => (count < 2 ? `${count} resultado` : `${count} resultados`),
};
