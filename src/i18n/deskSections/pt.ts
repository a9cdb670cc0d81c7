import type { DeskSectionsTexts } from './fr';

export const deskSections: DeskSectionsTexts = {
  title: 'Secções',
  text: 'Um texto que escreve uma vez e mostra nas páginas de campanhas, nos formulários e nas páginas.',
  none: 'Ainda não há secções. Crie a primeira: basta um título.',
  untitled: 'Sem título',
  create: 'Nova secção',
  createText: 'Ninguém a vê antes de a colocar nalgum lado. Escreve-a na página seguinte.',
  createSubmit: 'Criar',
  blocks: 'Esta secção é feita de blocos: o conteúdo escreve-se onde foi feita.',
  shown: 'Onde é mostrada',
  notShown: 'Ainda em lado nenhum. Acrescente-a à página de uma campanha.',
  toCampaigns: 'Ver as campanhas',
  translate: 'Traduzir as secções',
  fields: { label: 'Título', content: 'Texto' },
};
