export { aldSettings } from './page/aldSettings';
export { applyDelta, changeDonors, type CampaignUpdate, type LiveCampaign } from './state/applyDelta';
export { giftChoiceConfig, type GiftChoice } from './gift/giftChoiceConfig';
export {
  cartMontant,
  changeCart,
  straightSplit,
  type CampaignProductFigures,
  type Cart,
} from './gift/campaignProducts';
export { campaignSections, type PageSection } from './page/campaignSections';
export { campaignTotals, statsOf, type CampaignTotals, type Totals } from './gift/campaignTotals';
export type { CampaignFigures, DonorEntry, GiftRules, ScreenOptions, TeamFigures } from './state/campaignTypes';
export { countdown, endsSoon, remainingTime, type CampaignDates, type Countdown } from './figures/countdown';
export {
  compareKeys,
  donorKey,
  mergeDonorPage,
  mergeDonors,
  newDonors,
  newestKey,
  shownGift,
  type DonorPage,
  type ShownGift,
} from './state/donorFeed';
export { donorWord, screenDonorWord } from './figures/donorWord';
export {
  checkGiftAmount,
  giftAmountRules,
  settledMontant,
  type GiftAmountRules,
  type GiftPlace,
} from './gift/giftAmount';
export { forcesMonths, giftMonths, type GiftMonths } from './gift/giftMonths';
export { giftSplits, keptSplit, splitPreview, type GiftSplits, type SplitPreview } from './gift/giftSplits';
export { goalOf, type Goal } from './figures/goalOf';
export { hostedAddress } from './page/hostedAddress';
export { layoutOf, type CampaignLayout } from './page/layout';
export { matchBack, matchesAt, matchFor, matchingRule, WHOLE_RATIO, type MatchingRule } from './gift/matching';
export { celebrates, fillOf, percentOf } from './figures/percentOf';
export { SCREEN_UNIT, screenDonors, screenFigures, writeUnits, type ScreenFigures } from './figures/screenFigures';
export { shownProducts } from './gift/shownProducts';
export { campaignPath, keptSelection, selectTeamAndSource, teamPath, type Selection } from './page/selection';
export { shownComment, shownName } from './state/shownName';
export { raisedBy, rankTeams, teamOfGift, teamProgress, type RankedTeam, type TeamProgress } from './figures/teams';
export { timeAgo, timeParts, type TimeAgo, type TimeParts } from './figures/timeParts';
export { withCampaignDefaults, type SentCampaign } from './state/withCampaignDefaults';
export { unitPrice, unitsOf, widgetFigures, type CampaignUnit, type WidgetFigures } from './figures/widgetFigures';
