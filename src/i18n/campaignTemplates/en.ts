import type { CampaignTemplateTexts } from './fr';

export const campaignTemplates: CampaignTemplateTexts = {
  give: {
    gala: 'I take part',
    crowdfunding: 'I support it',
    collection: 'I give',
    holiday: 'I join in',
  },
  tables: 'The tables',
  teams: 'The teams',
  donors: 'Our donors',
};
