import type { SitePagesTexts } from './fr';

export const sitePages: SitePagesTexts = {
  donate: 'Fazer um donativo',
  donateTo: (organisation) => `Fazer um donativo a ${organisation}`,
  payment: 'Pagamento',
  form: 'Formulário',
  purposes: 'Para que servirá o seu donativo',
  campaigns: 'As nossas campanhas',
  forms: 'Inscrições e pedidos',
  collected: (amount) => `${amount} arrecadados`,
  noScript: 'Para doar online, ative o JavaScript no seu navegador.',
  noScriptForm: 'Para preencher este formulário, ative o JavaScript no seu navegador.',
  writeUs: (email) => `Também nos pode escrever: ${email}.`,
  notFound: 'Página não encontrada',
  notFoundText: 'Este endereço não leva a lado nenhum.',
  homeName: 'Início',
  home: 'Voltar à página inicial',
  link: {
    expired: 'Este link expirou!',
    expiredText: 'Para qualquer questão, contacte diretamente o seu responsável.',
    continue: 'Continuar para o pagamento',
    continueUpdate: 'Continuar',
  },
};
