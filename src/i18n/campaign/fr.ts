import { plural } from '../catalogue';

const noun = (count: number, one: string, other: string) => plural('fr', count, { one, other });

/** First texts of a campaign: its figures. Literals of STR-29 are exact. */
export const campaign = {
  give: 'Faire un don',
  donors: 'Donateurs',
  /** Beside their number. */
  donorsOf: (count: number) => noun(count, 'Donateur', 'Donateurs'),
  goal: 'OBJECTIF',
  newGoal: 'NOUVEL OBJECTIF',
  remaining: 'Temps restant',
  raised: 'collectés',
  progress: 'Avancement de la collecte',
  firstGoal: (goal: string) => `Premier objectif, atteint : ${goal}`,
  giftsOf: (count: string, goal: string) => `${count} sur ${goal} dons`,
  unitsOf: (count: string, goal: string) => `${count} sur ${goal} parrainages`,
  giftCount: (count: string) => `${count} dons`,
  unitCount: (count: string) => `${count} parrainages`,
  days: (count: number) => noun(count, 'jour', 'jours'),
};
export type CampaignTexts = typeof campaign;
