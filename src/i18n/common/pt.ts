import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  loading: 'A carregar…',
  close: 'Fechar',
  cancel: 'Cancelar',
  back: 'Voltar',
  retry: 'Tentar de novo',
  optional: 'facultativo',

  error: 'Erro',
  somethingFailed: 'Ocorreu um erro',
  reload: 'Recarregar a página',
  notFound: 'Operação não encontrada no servidor',
  serverFailed: 'Erro interno do servidor',
  gatewayTimeout: 'O servidor não respondeu a tempo',

  thanksTitle: 'Obrigado!',
  thanksText: 'Recebemos o seu pagamento.',
  thanksAmount: (amount) => `Recebemos o seu pagamento de ${amount}.`,
  thanksMonthly: (amount) => `O seu donativo de ${amount} por mês foi registado.`,
  paymentPending: 'O seu pagamento está a ser confirmado…',
  paymentPendingLong:
    'A confirmação está a demorar mais do que o previsto. Receberá um e-mail assim que o pagamento for confirmado.',
  paymentFailed: 'O pagamento foi recusado. Nada foi cobrado.',
  paymentCancelled: 'O pagamento foi cancelado. Nada foi cobrado.',
};
