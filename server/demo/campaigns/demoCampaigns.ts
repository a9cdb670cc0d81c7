import type { DemoCampaign } from './demoCampaign';
import { galaCampaign } from './galaCampaign';
import { jardinCampaign } from './jardinCampaign';
import { lumieresCampaign } from './lumieresCampaign';
import { maisonCampaign } from './maisonCampaign';

/** One campaign of each kind, under way at `now`: an amount with bonus goals, a number of gifts, square metres, a gala. */
export const demoCampaigns = (now: Date): readonly DemoCampaign[] => [
  maisonCampaign(now),
  lumieresCampaign(now),
  jardinCampaign(now),
  galaCampaign(now),
];
