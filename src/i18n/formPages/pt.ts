import type { FormPageTexts } from './fr';

export const formPages: FormPageTexts = {
  words: {
    empty: 'Ainda não há nada aqui',
    notSaved: 'Não foi possível guardar. Verifique a sua ligação.',
    changed: 'Entretanto, outra pessoa guardou',
    loadFailed: 'Não foi possível carregar. Verifique a sua ligação.',
    gone: 'Esta página não existe',
    unreadable: 'O conteúdo é ilegível',
    newerVersion: 'O conteúdo foi feito com uma versão mais recente',
  },
  sorts: {
    page: { form: 'Página', untitled: 'Página sem título' },
    section: { form: 'Secção', untitled: 'Secção sem nome' },
    mainPage: { form: 'Página inicial', untitled: 'Página inicial' },
  },
  names: {
    title: 'Título',
    path: 'Endereço',
    description: 'Descrição',
    metaTitle: 'Título para os motores de busca',
    metaDescription: 'Descrição para os motores de busca',
    metaImage: 'Imagem de partilha',
    label: 'Nome',
  },
  help: { path: 'O fim do endereço da página: quem-somos, vida/jovens' },
  warnings: {
    titleMissing: 'Indique um título',
    pathMissing: 'Indique um endereço',
    pathMalformed: 'Este endereço não serve',
    pathReserved: 'O site já usa este endereço',
    pathTaken: 'Outra página já tem este endereço',
    linkEmpty: 'Uma ligação não leva a lado nenhum ou não tem texto',
    altMissing: 'Uma imagem não tem descrição',
  },
};
