import { Amount } from '../../../ui/Amount';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { TimeLeft } from './TimeLeft';

/** Optional figures beside the number of donors: a gala's pledges, shown apart, and the time left. */
export function LateFigures() {
  const { campaign, money } = useCampaign();
  const more = useMoreTexts();
  const { sum } = campaign.stats.engagements;
  return (
    <>
      {campaign.gala && sum > 0 && (
        <div className="figure">
          <dt>{more.pledges}</dt>
          <dd>
            <Amount>{money(sum)}</Amount>
          </dd>
        </div>
      )}
      <TimeLeft />
    </>
  );
}
