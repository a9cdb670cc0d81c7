import type { Campaign } from '../../../contract/campaigns/campaigns';
import { widgetFigures } from '../../../core/campaign';
import { localeOf } from '../../../core/money';
import { useDesk } from '../deskContext';
import { writeAmount } from '../payments/writePayment';
import { useCampaignsTexts } from './campaignsTexts';

/** Writes what a campaign has raised of which goal, in its own unit (WID-02). */
export function useRaised() {
  const { lang } = useDesk();
  const words = useCampaignsTexts();
  return (campaign: Campaign) => {
    const { unit, value, goal, percent } = widgetFigures(campaign, campaign.devise);
    const plain = (count: number) => new Intl.NumberFormat(localeOf(lang)).format(count);
    const write = {
      montant: (amount: number) => writeAmount(amount, campaign.devise, lang),
      count: (count: number) => words.gifts(count, plain(count)),
      partner: (count: number) => words.units(plain(count)),
    }[unit];
    const text =
      goal === null ? write(value) : words.ofGoal(unit === 'montant' ? write(value) : plain(value), write(goal));
    return { text, percent };
  };
}
