import type { DeskPagesTexts } from './fr';

export const deskPages: DeskPagesTexts = {
  title: 'Páginas',
  home: 'Página inicial',
  homeText:
    'O que compuser aqui aparece na página inicial, por baixo dos horários, eventos e notícias, que lá surgem sozinhos.',
  look: 'Ver o site',
  create: 'Nova página',
  createSubmit: 'Criar a página',
  createText: 'Ninguém a vê até que a mostre.',
  search: 'Procurar',
  searchHint: 'Palavras do título ou do endereço.',
  state: 'Estado',
  all: 'Todas',
  states: { shown: 'No site', hidden: 'Oculta' },
  stateNotes: {
    shown: 'Toda a gente a vê no seu endereço.',
    hidden: 'Só a equipa a vê, aqui.',
  },
  none: 'Ainda não há páginas. Crie a primeira: quem são, uma atividade, perguntas frequentes.',
  noneFound: 'Nada corresponde a esta procura.',
  more: 'Ver mais',
  fields: { title: 'Título', path: 'Endereço', description: 'Em resumo', state: 'Visibilidade' },
  pathHint: 'O fim do endereço: sobre-nos, vida/jovens.',
  pathFaults: {
    malformed: 'Um endereço é feito de letras, algarismos e hífenes, em quatro partes no máximo.',
    reserved: 'O site já tem uma página neste endereço.',
    taken: 'Outra página já tem este endereço.',
  },
  descriptionHint: 'Uma ou duas frases, para os motores de busca.',
  template: 'Começar com',
  templates: {
    blank: 'Uma página vazia',
    about: 'Quem somos',
    activity: 'Uma atividade',
    questions: 'Perguntas frequentes',
  },
  templateNotes: {
    blank: 'Compõe tudo.',
    about: 'A história, a equipa, como chegar até nós.',
    activity: 'Para quem, quando e onde, como inscrever-se.',
    questions: 'Respostas que se abrem.',
  },
  begin: {
    about: [
      ['A nossa história', 'Conte em poucas frases de onde vem a associação.'],
      ['A equipa', 'Quem faz o quê, e com quem falar.'],
      ['Onde estamos', 'O endereço, os horários e como chegar.'],
    ],
    activity: [
      ['Para quem', 'A quem se destina a atividade.'],
      ['Quando e onde', 'Os dias, as horas e o local.'],
      ['Inscrição', 'Como se inscrever, e junto de quem.'],
    ],
    questions: {
      intro: 'Eis o que nos perguntam mais vezes.',
      items: [
        ['Como chegar?', 'Endereço, transportes, estacionamento.'],
        ['É preciso inscrever-se?', 'Escreva a sua resposta.'],
        ['Quanto custa?', 'Escreva a sua resposta.'],
      ],
    },
  },
  change: 'Editar',
  edit: 'Editar o conteúdo',
  backToPage: 'A página e a sua visibilidade',
  view: 'Ver no site',
  hiddenText: 'Esta página está oculta. Quando estiver pronta, escolha «No site» e guarde.',
  menuText: 'Para que os visitantes a encontrem, junte-a ao menu.',
  toMenu: 'Menu do site',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar esta página?',
  deleteText:
    'É definitivo. As ligações e as entradas do menu que lá levam deixam de funcionar. Para a guardar sem a mostrar, oculte-a.',
  deleted: 'Eliminada.',
};
