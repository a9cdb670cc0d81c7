/** Templates for a new campaign (CALL-72). */
export const CAMPAIGN_TEMPLATES = ['gala', 'crowdfunding', 'collection', 'holiday'] as const;
export type CampaignTemplateId = (typeof CAMPAIGN_TEMPLATES)[number];
