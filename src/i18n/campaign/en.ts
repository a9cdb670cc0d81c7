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
  giftsOf: (count, goal, many) => `${count} of ${goal} ${noun(many, 'gift', 'gifts')}`,
  unitsOf: (count, goal, many) => `${count} of ${goal} ${noun(many, 'sponsorship', 'sponsorships')}`,
  giftCount: (count, many) => `${count} ${noun(many, 'gift', 'gifts')}`,
  unitCount: (count, many) => `${count} ${noun(many, 'sponsorship', 'sponsorships')}`,
  days: (count) => noun(count, 'day', 'days'),
};
