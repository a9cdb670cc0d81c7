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
  giftsOf: (count, goal) => `${count} di ${goal} donazioni`,
  unitsOf: (count, goal) => `${count} di ${goal} sostegni`,
  giftCount: (count) => `${count} donazioni`,
  unitCount: (count) => `${count} sostegni`,
  days: (count) => noun(count, 'giorno', 'giorni'),
};
