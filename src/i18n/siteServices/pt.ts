import type { SiteServicesTexts } from './fr';

export const siteServices: SiteServicesTexts = {
  noService: 'Lamentamos... Esta organização ainda não criou atividades.',
  noSubscription: 'Lamentamos... Esta organização ainda não criou assinaturas.',
  general: 'Geral',
  monthly: 'por mês',
  months: (count) => (count === 1 ? 'durante 1 mês' : `durante ${count} meses`),
  pay: 'Pagar',
  subscribe: 'Assinar',
  choose: (action, name) => `${action}: ${name}`,
  busy: 'A abrir o pagamento…',
  failed: 'Não foi possível abrir o pagamento. Verifique a ligação e tente novamente.',
  noScript: 'Para pagar online, ative o JavaScript no navegador.',
  writeUs: (email) => `Também nos pode escrever: ${email}.`,
};
