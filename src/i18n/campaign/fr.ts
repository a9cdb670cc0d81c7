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
  /** `many` is the number that the noun goes with. */
  giftsOf: (count: string, goal: string, many: number) => `${count} sur ${goal} ${noun(many, 'don', 'dons')}`,
  unitsOf: (count: string, goal: string, many: number) =>
    `${count} sur ${goal} ${noun(many, 'parrainage', 'parrainages')}`,
  giftCount: (count: string, many: number) => `${count} ${noun(many, 'don', 'dons')}`,
  unitCount: (count: string, many: number) => `${count} ${noun(many, 'parrainage', 'parrainages')}`,
  days: (count: number) => noun(count, 'jour', 'jours'),
};
export type CampaignTexts = typeof campaign;
