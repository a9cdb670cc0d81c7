// Follows and shows a campaign: the loader starts it with the element.
export { followCampaign } from '../../client/live/followCampaign';
export { Stage } from './Stage';
