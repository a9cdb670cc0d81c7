import { plural } from '../catalogue';
import type { CampaignTexts } from './fr';

const noun = (count: number, one: string, other: string) => plural('en', count, { one, other });

export const campaign: CampaignTexts = {
  give: 'Donate',
  donors: 'Donors',
  donorsOf: (count) => noun(count, 'Donor', 'Donors'),
  goal: 'GOAL',
  newGoal: 'NEW GOAL',
  remaining: 'Time left',
  raised: 'raised',
  progress: 'Progress of the campaign',
  firstGoal: (goal) => `First goal, reached: ${goal}`,
  giftsOf: (count, goal) => `${count} of ${goal} gifts`,
  unitsOf: (count, goal) => `${count} of ${goal} sponsorships`,
  giftCount: (count) => `${count} gifts`,
  unitCount: (count) => `${count} sponsorships`,
  days: (count) => noun(count, 'day', 'days'),
};
