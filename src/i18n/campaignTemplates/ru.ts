import type { CampaignTemplateTexts } from './fr';

export const campaignTemplates: CampaignTemplateTexts = {
  give: {
    gala: 'Участвую',
    crowdfunding: 'Поддержать',
    collection: 'Пожертвовать',
    holiday: 'Присоединиться',
  },
  tables: 'Столы',
  teams: 'Команды',
  donors: 'Уже пожертвовали',
};
