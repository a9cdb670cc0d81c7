import { plural } from '../catalogue';
import type { CampaignTexts } from './fr';

const noun = (count: number, one: string, other: string) => plural('it', count, { one, other });

export const campaign: CampaignTexts = {
  give: 'Fai una donazione',
  donors: 'Donatori',
  donorsOf: (count) => noun(count, 'Donatore', 'Donatori'),
  goal: 'OBIETTIVO',
  newGoal: 'NUOVO OBIETTIVO',
  remaining: 'Tempo rimasto',
  raised: 'raccolti',
  progress: 'Avanzamento della raccolta',
  firstGoal: (goal) => `Primo obiettivo, raggiunto: ${goal}`,
  giftsOf: (count, goal, many) => `${count} di ${goal} ${noun(many, 'donazione', 'donazioni')}`,
  unitsOf: (count, goal, many) => `${count} di ${goal} ${noun(many, 'sostegno', 'sostegni')}`,
  giftCount: (count, many) => `${count} ${noun(many, 'donazione', 'donazioni')}`,
  unitCount: (count, many) => `${count} ${noun(many, 'sostegno', 'sostegni')}`,
  days: (count) => noun(count, 'giorno', 'giorni'),
};
