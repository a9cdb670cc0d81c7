import type { DeskOperatorTexts } from './fr';

export const deskOperator: DeskOperatorTexts = {
  title: 'Organizações do servidor',
  text: 'Nome, endereços e estado. O que contêm continua a ser delas.',
  search: 'Procurar',
  searchHint: 'Nome ou identificador',
  none: 'Ainda não há organizações.',
  noneFound: 'Nada corresponde a esta procura.',
  more: 'Mostrar mais',
  organisation: 'Organização',
  state: 'Estado',
  modes: { test: 'Em teste', live: 'Em serviço' },
  closed: (when: string) => `Fechada em ${when}`,
  deletions: {
    asked: (when: string) => `Será eliminada em ${when}`,
    running: (when: string) => `A ser eliminada desde ${when}`,
    done: (when: string) => `Eliminada em ${when}`,
  },
  ownerless: 'Sem proprietário',
  ownerlessText: 'Ninguém a pode gerir. No servidor, este comando convida um proprietário:',
  id: 'Identificador',
  founded: 'Criada em',
  owners: 'Proprietários',
  pages: 'As suas páginas',
  hostsText: 'Um nome acrescentado aqui é servido de imediato, sem outra prova.',
};
