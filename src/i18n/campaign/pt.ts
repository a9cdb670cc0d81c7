import { plural } from '../catalogue';
import type { CampaignTexts } from './fr';

const noun = (count: number, one: string, other: string) => plural('pt', count, { one, other });

export const campaign: CampaignTexts = {
  give: 'Fazer um donativo',
  donors: 'Doadores',
  donorsOf: (count) => noun(count, 'Doador', 'Doadores'),
  goal: 'OBJETIVO',
  newGoal: 'NOVO OBJETIVO',
  remaining: 'Tempo restante',
  raised: 'angariados',
  progress: 'Progresso da campanha',
  firstGoal: (goal) => `Primeiro objetivo, atingido: ${goal}`,
  giftsOf: (count, goal) => `${count} de ${goal} donativos`,
  unitsOf: (count, goal) => `${count} de ${goal} apadrinhamentos`,
  giftCount: (count) => `${count} donativos`,
  unitCount: (count) => `${count} apadrinhamentos`,
  days: (count) => noun(count, 'dia', 'dias'),
};
