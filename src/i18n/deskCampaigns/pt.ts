import { plural } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export const deskCampaigns: DeskCampaignsTexts = {
  title: 'Campanhas',
  text: 'Uma página, um objetivo, doadores que se veem chegar: para uma recolha, uma noite, um apelo.',
  search: 'Pesquisar',
  searchHint: 'Nome ou identificador.',
  state: 'Estado',
  all: 'Todas',
  onlyActive: 'Abertas',
  onlyClosed: 'Fechadas',
  clear: 'Limpar os filtros',
  campaign: 'Campanha',
  none: 'Ainda não há campanhas. Comece por um modelo: a página fica logo pronta, e tudo se pode mudar depois.',
  noneFound: 'Nenhuma campanha corresponde.',
  more: 'Mostrar mais',
  states: { open: 'Em curso', coming: 'Em breve', over: 'Terminada', closed: 'Fechada' },
  ofGoal: (value, goal) => `${value} de ${goal}`,
  gifts: (count, written) => plural('pt', count, { one: `${written} donativo`, other: `${written} donativos` }),
  units: (written) => `${written} quotas`,
  back: 'Todas as campanhas',
  view: 'Ver a página',
  parts: {
    label: 'Partes da campanha',
    overview: 'Visão geral',
    evening: 'A noite',
  },
  progressOf: (name) => `Progresso de ${name}`,
  from: 'Início',
  until: 'Fim',
};
