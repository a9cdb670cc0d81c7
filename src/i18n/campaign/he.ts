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
  giftsOf: (count, goal, many) => `${count} מתוך ${goal} ${noun(many, 'תרומה', 'תרומות')}`,
  unitsOf: (count, goal, many) => `${count} מתוך ${goal} ${noun(many, 'חסות', 'חסויות')}`,
  giftCount: (count, many) => `${count} ${noun(many, 'תרומה', 'תרומות')}`,
  unitCount: (count, many) => `${count} ${noun(many, 'חסות', 'חסויות')}`,
  days: (count) => noun(count, 'יום', 'ימים'),
};
