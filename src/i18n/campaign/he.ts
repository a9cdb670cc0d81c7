import { plural } from '../catalogue';
import type { CampaignTexts } from './fr';

const noun = (count: number, one: string, other: string) => plural('he', count, { one, other });

export const campaign: CampaignTexts = {
  give: 'לתרומה',
  donors: 'תורמים',
  donorsOf: (count) => noun(count, 'תורם', 'תורמים'),
  goal: 'היעד',
  newGoal: 'יעד חדש',
  remaining: 'הזמן שנותר',
  raised: 'נתרמו עד כה',
  progress: 'התקדמות הקמפיין',
  firstGoal: (goal) => `היעד הראשון, שהושג: ${goal}`,
  giftsOf: (count, goal) => `${count} מתוך ${goal} תרומות`,
  unitsOf: (count, goal) => `${count} מתוך ${goal} חסויות`,
  giftCount: (count) => `${count} תרומות`,
  unitCount: (count) => `${count} חסויות`,
  days: (count) => noun(count, 'יום', 'ימים'),
};
