import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'facultativo',
  retry: 'Tentar de novo',
  somethingFailed: 'Ocorreu um erro',
  reload: 'Recarregar a página',
  notFound: 'Operação não encontrada no servidor',
  serverFailed: 'Erro interno do servidor',
  gatewayTimeout: 'O servidor não respondeu a tempo',
  closed: 'Esta organização já não está ativa aqui.',
  trial: 'Ensaio: nada é cobrado',
  trialGift: 'Ensaio',
};
