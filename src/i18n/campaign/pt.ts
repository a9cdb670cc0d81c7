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
  giftsOf: (count, goal, many) => `${count} de ${goal} ${noun(many, 'donativo', 'donativos')}`,
  unitsOf: (count, goal, many) => `${count} de ${goal} ${noun(many, 'apadrinhamento', 'apadrinhamentos')}`,
  giftCount: (count, many) => `${count} ${noun(many, 'donativo', 'donativos')}`,
  unitCount: (count, many) => `${count} ${noun(many, 'apadrinhamento', 'apadrinhamentos')}`,
  days: (count) => noun(count, 'dia', 'dias'),
};
