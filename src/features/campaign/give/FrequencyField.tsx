import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import type { Frequency } from '../gift/giftStore';
import type { GiftModel } from '../gift/useGift';

const heartIcon =
  'M12 20s-7.5-4.6-9-9.2C1.8 7 4.3 4.5 7 4.5c2.2 0 3.9 1.3 5 3 1.1-1.7 2.8-3 5-3 2.7 0 5.2 2.5 4 6.3C19.5 15.4 12 20 12 20z';

/** Once, every month or in instalments, as far as the campaign offers them (MODAL-03, MODAL-05); forced ones are explained. */
export function FrequencyField({ gift }: { gift: GiftModel }) {
  const { campaign, change, read, texts } = gift;
  const { months, splits, frequencies, frequency } = read;
  const { config } = campaign.campaign;
  if (months?.locked) return <p className="give-rule">{texts.monthsForced(months.initial)}</p>;
  const labels: Record<Frequency, ReactNode> = {
    once: texts.once,
    monthly: (
      <span className="give-monthly">
        <Icon path={heartIcon} />
        {texts.monthly}
      </span>
    ),
    split: texts.split,
  };
  const tooSmall = splits.choices.length === 0;
  return (
    <>
      {frequencies.length > 1 && (
        <SegmentedControl
          label={texts.frequency}
          hideLabel
          value={frequency}
          onValue={(chosen) => change({ frequency: chosen })}
          options={frequencies.map((value) => ({
            value,
            label: labels[value],
            disabled: value === 'split' && tooSmall,
          }))}
        />
      )}
      {splits.locked !== null && frequency === 'split' && (
        <p className="give-rule">
          {texts.splitForced(campaign.money(config.forceDivideGTEAmount ?? 0), splits.locked)}
        </p>
      )}
    </>
  );
}
