import {
  CAMPAIGN_LAYOUTS,
  campaignStyles,
  CampaignSkeleton,
  campaignTexts,
  CampaignView,
  resolveCampaignOwner,
} from '../src/features/campaign';
import { attr } from '../src/runtime/attributes';
import { defineElement } from '../src/runtime/element/defineElement';

defineElement('org-campaign', CampaignView, {
  attributes: {
    'campaign-id': attr.string,
    team: attr.string,
    source: attr.string,
    layout: attr.oneOf(CAMPAIGN_LAYOUTS, 'auto'),
    widget: attr.flag,
    rehearsal: attr.flag,
  },
  styles: campaignStyles,
  texts: campaignTexts,
  Skeleton: CampaignSkeleton,
  resolveOrganisation: resolveCampaignOwner,
});
