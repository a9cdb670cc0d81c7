import type { WordedMail } from '../../contract/terms/wordedMails';

export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'Agradecimento por um donativo',
  payment: 'Confirmação de um pagamento',
  failed: 'Pagamento recusado',
  gone: 'Reembolso: já não disponível',
  manage: 'Ligação para gerir os pagamentos',
  pledge: 'Promessa registada',
  formCopy: 'Formulário recebido',
  formHeld: 'Pedido por confirmar',
  newsletter: 'Inscrição no boletim',
};
