import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'Obrigado!',
  thanksText: 'Recebemos o seu pagamento.',
  thanksAmount: (amount) => `Recebemos o seu pagamento de ${amount}.`,
  thanksMonthly: (amount) => `O seu donativo de ${amount} por mês foi registado.`,
  changesSaved: 'As suas alterações foram guardadas. Nada foi cobrado.',
  paymentPending: 'O seu pagamento está a ser confirmado…',
  paymentPendingLong:
    'A confirmação está a demorar mais do que o previsto. Receberá um e-mail assim que o pagamento for confirmado.',
  paymentFailed: 'O pagamento foi recusado. Nada foi cobrado.',
  paymentCancelled: 'O pagamento foi cancelado. Nada foi cobrado.',
  paymentGone:
    'O seu pagamento chegou demasiado tarde: o que tinha escolhido já não estava disponível. Reembolsamos a totalidade do valor.',
  back: 'Voltar',
  backTo: (host) => `Voltar para ${host}`,
  close: 'Fechar',
};
