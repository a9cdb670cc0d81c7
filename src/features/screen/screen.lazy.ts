// What follows a campaign and shows it: the loader starts it with the element.
export { followCampaign } from '../../client/live/followCampaign';
export { Stage } from './Stage';
