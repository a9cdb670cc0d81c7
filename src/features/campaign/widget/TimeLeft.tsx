import { countdown } from '../../../core/campaign';
import { useCampaign } from '../campaignContext';
import { useNow } from '../useNow';

/** How long the campaign still lasts: days, in its last one hours, minutes and seconds (WID-01). Nothing without an end. */
export function TimeLeft() {
  const { campaign, texts } = useCampaign();
  const left = countdown(campaign, useNow(1000));
  if (left?.to !== 'end') return null;
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <div className="figure">
      <dt>{texts.remaining}</dt>
      <dd>
        <span role="timer">
          {left.days > 0
            ? `${left.days} ${texts.days(left.days)}`
            : `${two(left.hours)}:${two(left.minutes)}:${two(left.seconds)}`}
        </span>
      </dd>
    </div>
  );
}
