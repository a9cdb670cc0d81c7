import type { CampaignTemplateTexts } from './fr';

export const campaignTemplates: CampaignTemplateTexts = {
  give: {
    gala: 'להשתתפות',
    crowdfunding: 'לתמיכה',
    collection: 'לתרומה',
    holiday: 'להצטרפות',
  },
  tables: 'השולחנות',
  teams: 'הצוותים',
  donors: 'התורמים שלנו',
};
