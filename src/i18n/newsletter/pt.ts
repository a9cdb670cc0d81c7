import type { NewsletterTexts } from './fr';

export const newsletter: NewsletterTexts = {
  page: {
    confirmTitle: 'Confirmar a sua inscrição',
    confirmAsk: (organisation) => `Receber o boletim informativo de ${organisation} por e-mail?`,
    confirm: 'Confirmar a minha inscrição',
    confirmed: 'Confirmado: vai receber o boletim informativo. Obrigado!',
    expired: 'O prazo passou: a inscrição não foi confirmada a tempo e nada foi guardado.',
    again: 'Inscrever-se de novo',
    leaveTitle: 'Cancelar a inscrição',
    leaveAsk: (organisation) => `Deixar de receber o boletim informativo de ${organisation}?`,
    leave: 'Cancelar a minha inscrição',
    left: 'A inscrição foi cancelada: não receberá mais este boletim.',
    unknown: 'Esta ligação não é válida.',
    later: 'Demasiados pedidos ao mesmo tempo. Tente de novo daqui a alguns minutos.',
    home: 'Voltar ao site',
  },

  mail: {
    subject: (organisation) => `Confirme a sua inscrição: ${organisation}`,
    body: (organisation) =>
      `Foi pedida com este endereço a inscrição no boletim informativo de ${organisation}. Só conta depois de confirmada.`,
    confirm: 'Confirmar a minha inscrição',
    until: 'Esta ligação é válida durante 48 horas. Sem confirmação, o endereço é apagado.',
    notYou: 'Não pediu nada? Ignore esta mensagem: não receberá nada.',
  },
};
