import type { CampaignTemplateTexts } from './fr';

export const campaignTemplates: CampaignTemplateTexts = {
  give: {
    gala: 'Partecipo',
    crowdfunding: 'Sostengo',
    collection: 'Dono',
    holiday: 'Mi unisco',
  },
  tables: 'I tavoli',
  teams: 'Le squadre',
  donors: 'Hanno donato',
};
