/** Texts that campaigns of a template begin with (CALL-72). */
export const campaignTemplates = {
  give: {
    gala: 'Je participe',
    crowdfunding: 'Je soutiens',
    collection: 'Je donne',
    holiday: 'Je m’associe',
  },
  tables: 'Les tables',
  teams: 'Les équipes',
  donors: 'Ils ont donné',
};
export type CampaignTemplateTexts = typeof campaignTemplates;
