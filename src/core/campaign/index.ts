export { aldSettings } from './page/aldSettings';
export { applyDelta, changeDonors } from './state/applyDelta';
export { giftChoiceConfig } from './gift/giftChoiceConfig';
export { cartMontant, changeCart, straightSplit, type Cart } from './gift/campaignProducts';
export { campaignSections, type PageSection } from './page/campaignSections';
export { campaignTotals, statsOf, type CampaignTotals, type Totals } from './gift/campaignTotals';
export type { CampaignFigures, TeamFigures } from './state/campaignTypes';
export { countdown, endsSoon, remainingTime } from './figures/countdown';
export { compareKeys, donorKey, mergeDonorPage, newDonors, newestKey, shownGift } from './state/donorFeed';
export { donorWord, screenDonorWord } from './figures/donorWord';
export {
  checkGiftAmount,
  giftAmountRules,
  settledMontant,
  type GiftAmountRules,
  type GiftPlace,
} from './gift/giftAmount';
export { giftMonths, type GiftMonths } from './gift/giftMonths';
export { giftSplits, keptSplit, splitPreview, type GiftSplits } from './gift/giftSplits';
export { hostedAddress } from './page/hostedAddress';
export { layoutOf, type CampaignLayout } from './page/layout';
export { matchBack, matchesAt, matchFor, matchingRule, WHOLE_RATIO } from './gift/matching';
export { SCREEN_UNIT, screenDonors, screenFigures, writeUnits, type ScreenFigures } from './figures/screenFigures';
export { searchTeams } from './figures/searchTeams';
export { shownProducts } from './gift/shownProducts';
export { campaignPath, keptSelection, selectTeamAndSource, teamPath, type Selection } from './page/selection';
export { shownComment, shownName } from './state/shownName';
export { orderTeams, raisedBy, rankTeams, teamOfGift, teamProgress, teamsAfter } from './figures/teams';
export { timeAgo, type TimeParts } from './figures/timeParts';
export { addTeams, firstTeamPage, listedTeams, nextTeamPage, type TeamPages } from './figures/teamPages';
export { withCampaignDefaults } from './state/withCampaignDefaults';
export { unitsOf, widgetFigures, type WidgetFigures } from './figures/widgetFigures';
export { campaignTemplate, type CampaignTemplateWords } from './templates/campaignTemplate';
