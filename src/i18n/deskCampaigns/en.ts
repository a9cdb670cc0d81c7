import { plural } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export const deskCampaigns: DeskCampaignsTexts = {
  title: 'Campaigns',
  text: 'A page, a goal, donors who appear one after the other: for an appeal, an evening, a crowdfunding.',
  search: 'Search',
  searchHint: 'Name or identifier.',
  state: 'State',
  all: 'All',
  onlyActive: 'Open',
  onlyClosed: 'Closed',
  clear: 'Clear the filters',
  campaign: 'Campaign',
  none: 'No campaigns yet. Begin with a template: the page is ready at once, and everything can be changed later.',
  noneFound: 'No campaign matches.',
  more: 'Show more',
  states: { open: 'Running', coming: 'To come', over: 'Over', closed: 'Closed' },
  ofGoal: (value, goal) => `${value} of ${goal}`,
  gifts: (count, written) => plural('en', count, { one: `${written} gift`, other: `${written} gifts` }),
  units: (written) => `${written} shares`,
  back: 'All campaigns',
  view: 'See the page',
  parts: {
    label: 'Parts of the campaign',
    overview: 'At a glance',
    evening: 'The evening',
  },
  progressOf: (name) => `Progress of ${name}`,
  from: 'Start',
  until: 'End',
};
