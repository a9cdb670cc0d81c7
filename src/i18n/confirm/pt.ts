import type { ConfirmTexts } from './fr';

export const confirm: ConfirmTexts = {
  page: {
    title: 'Confirmar o seu pedido',
    until: (until) => `A confirmar até ${until}. Depois, nada fica reservado para si.`,
    confirm: 'Confirmar',
    release: 'Cancelar o pedido',
    done: 'Está confirmado. Obrigado!',
    states: {
      confirmed: 'O seu pedido já está confirmado.',
      expired: 'O prazo passou: o seu pedido não foi confirmado a tempo e já nada está reservado para si.',
      cancelled: 'Este pedido foi cancelado.',
    },
    again: 'Preencher de novo o formulário',
    unknown: 'Esta ligação não é válida.',
  },

  mail: {
    subject: (title) => `Confirme o seu pedido: ${title}`,
    body: (organisation) =>
      `${organisation} recebeu um formulário enviado com o seu endereço. Só contará depois de o confirmar.`,
    confirm: 'Confirmar o pedido',
    until: (until) => `A confirmar até ${until}. Depois, nada fica reservado para si.`,
    notYou: 'Não enviou nada? Ignore esta mensagem: nada será guardado.',
  },
};
