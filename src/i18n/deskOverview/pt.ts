import type { DeskOverviewTexts } from './fr';

export const deskOverview: DeskOverviewTexts = {
  title: 'Visão geral',
  actions: {
    title: 'Atalhos',
    form: 'Novo formulário',
    link: 'Nova ligação de pagamento',
    gift: 'Anotar um donativo ou uma promessa',
  },
  period: 'Período',
  periods: { week: '7 dias', month: '30 dias', quarter: '13 semanas', year: '12 meses' },
  received: 'Recebido',
  refunded: 'Reembolsado',
  before: (amount) => `${amount} no período anterior`,
  change: (percent, amount) => `${percent} (${amount} no período anterior)`,
  bars: {
    week: 'Recebido por dia',
    month: 'Recebido por dia',
    quarter: 'Recebido por semana',
    year: 'Recebido por mês',
  },
  bar: (when, amount, before) => `${when}: ${amount}, período anterior: ${before}`,
  now: 'Este período',
  then: 'Período anterior',
  tasks: 'A fazer',
  noTasks: 'Nada à espera.',
  failing: (count) =>
    count === 1 ? '1 subscrição cuja última cobrança falhou' : `${count} subscrições cuja última cobrança falhou`,
  pledges: (count, amount, campaign) =>
    `${count === 1 ? '1 promessa' : `${count} promessas`} de «${campaign}» por receber: ${amount}`,
  endingLinks: (count) =>
    count === 1
      ? '1 ligação de pagamento termina dentro de duas semanas'
      : `${count} ligações de pagamento terminam dentro de duas semanas`,
  overdueDebts: (count) => (count === 1 ? '1 dívida em atraso' : `${count} dívidas em atraso`),
  openDebts: (count) => (count === 1 ? '1 dívida por receber' : `${count} dívidas por receber`),
  formWarnings: (count, form) => `${count === 1 ? '1 ponto' : `${count} pontos`} a verificar em «${form}»`,
  shortForms: (count, form) =>
    `${count === 1 ? '1 pagamento' : `${count} pagamentos`} para «${form}», já lotado, ainda por reembolsar`,
  latest: 'Últimos pagamentos',
  all: 'Todos os pagamentos',
  none: 'Os pagamentos aparecerão aqui.',
  campaigns: 'Campanhas em curso',
  ofGoal: (amount, goal) => `${amount} de ${goal}`,
};
