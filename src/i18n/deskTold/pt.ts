import type { DeskToldTexts } from './fr';

export const deskTold: DeskToldTexts = {
  title: 'Quem é avisado',
  text: 'Tudo aquilo de que alguém é avisado por e-mail, e onde isso se muda.',
  all: 'Quem é avisado de quê',
  nobody: 'Ninguém.',
  kinds: {
    money: { title: 'Dinheiro recebido', text: 'Donativos e outros pagamentos. Define-se nesta página.' },
    failed: {
      title: 'Cobranças recusadas e reembolsos',
      text: 'Na mensagem do dia, para os mesmos endereços, mesmo quando cada donativo tem a sua.',
    },
    forms: {
      title: 'Formulário enviado',
      text: 'O habitual: o e-mail de contacto, senão quem é avisado do dinheiro. Cada formulário pode decidir de outro modo.',
    },
    replies: {
      title: 'Respostas às suas mensagens',
      text: 'Quando quem paga ou um visitante responde a uma mensagem que lhe enviou.',
    },
    waiting: {
      title: 'Um lugar ficou livre',
      text: 'A lista de espera avisa os visitantes sozinha. Do seu lado ninguém é avisado: aqui vê quem espera.',
    },
    deletion: {
      title: 'Eliminação da organização',
      text: 'Todos os proprietários: quando é pedida, uma semana antes e na véspera.',
    },
    account: {
      title: 'Acesso a uma conta',
      text: 'Palavra-passe, endereço, dispositivos: a pessoa em causa, e mais ninguém.',
    },
    programs: {
      title: 'Os seus programas',
      text: 'Os webhooks avisam os seus programas de pagamentos, assinaturas e formulários.',
    },
  },
  change: {
    contact: 'Mudar o e-mail de contacto',
    bookings: 'Ver as listas de espera',
    people: 'Ver os utilizadores',
    programs: 'Ver os webhooks',
  },
  forms: {
    title: 'Formulários',
    text: 'O nome leva ao formulário, onde isso se muda nas suas definições.',
    own: 'Para endereços próprios:',
    usual: 'Como habitualmente:',
    off: 'Ninguém é avisado deste formulário.',
    none: 'Ainda não há formulários.',
    more: 'Mostrar mais',
  },
};
