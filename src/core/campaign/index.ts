export { aldOf } from './aldOf';
export { applyDelta, changeDonors, type CampaignChange, type LiveCampaign } from './applyDelta';
export { campaignGift, type CampaignGift } from './campaignGift';
export { cartMontant, changeCart, straightSplit, type CampaignProductFigures, type Cart } from './campaignProducts';
export { campaignSections, SECTION_TYPES, type CampaignSection, type CampaignSectionType } from './campaignSections';
export { campaignTotals, statsOf, type CampaignTotals, type Totals } from './campaignTotals';
export type { CampaignFigures, DonorEntry, GiftRules, ScreenOptions, TeamFigures } from './campaignTypes';
export { countdown, endsSoon, remainingTime, type CampaignDates, type Countdown } from './countdown';
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
} from './donorFeed';
export { donorWord, screenDonorWord } from './donorWord';
export { checkGiftAmount, giftAmountRules, settledMontant, type GiftAmountRules, type GiftPlace } from './giftAmount';
export { forcesMonths, giftMonths, type GiftMonths } from './giftMonths';
export { giftSplits, keptSplit, splitPreview, type GiftSplits, type SplitPreview } from './giftSplits';
export { goalOf, type Goal } from './goalOf';
export { hostedAddress } from './hostedAddress';
export { LAYOUTS, layoutOf, type CampaignLayout } from './layout';
export { matchBack, matchesAt, matchFor, matchingRule, WHOLE_RATIO, type MatchingRule } from './matching';
export { netOfGift, type GiftMovement, type TotalsRow } from './netOfGift';
export { celebrates, fillOf, percentOf } from './percentOf';
export { SCREEN_UNIT, screenDonors, screenFigures, writeUnits, type ScreenFigures } from './screenFigures';
export { shownProducts } from './shownProducts';
export { campaignPath, keptSelection, selectTeamAndSource, teamPath, type Selection } from './selection';
export { shownComment, shownName } from './shownName';
export { raisedBy, rankTeams, teamOfGift, teamProgress, type RankedTeam, type TeamProgress } from './teams';
export { timeAgo, timeParts, type TimeAgo, type TimeParts } from './timeParts';
export { wholeCampaign, type ToldCampaign } from './wholeCampaign';
export { unitPrice, unitsOf, widgetFigures, type CampaignUnit, type WidgetFigures } from './widgetFigures';
