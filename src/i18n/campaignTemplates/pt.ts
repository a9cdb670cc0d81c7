import type { CampaignTemplateTexts } from './fr';

export const campaignTemplates: CampaignTemplateTexts = {
  give: {
    gala: 'Quero participar',
    crowdfunding: 'Quero apoiar',
    collection: 'Quero doar',
    holiday: 'Quero juntar-me',
  },
  tables: 'As mesas',
  teams: 'As equipas',
  donors: 'Já doaram',
};
