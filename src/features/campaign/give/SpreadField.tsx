import { splitPreview } from '../../../core/campaign';
import { writeMoney } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Select } from '../../../ui/fields/Select';
import type { GiftModel } from '../gift/useGift';

/** Number of months of a monthly or split gift, with the monthly amount. */
export function SpreadField({ gift }: { gift: GiftModel }) {
  const { change, read, texts } = gift;
  const { months, nbMonth, frequency, parts } = read;
  if (frequency === 'monthly' && months && !months.locked) {
    const choices = [...(months.infinite ? [0] : []), ...months.choices];
    return (
      <Select
        label={texts.duration}
        value={String(nbMonth)}
        options={choices.map((count) => ({
          value: String(count),
          label: count === 0 ? texts.endless : texts.forMonths(count),
        }))}
        onValue={(count) => change({ months: Number(count) })}
      />
    );
  }
  return parts === null ? null : <SplitField gift={gift} parts={parts} />;
}

/** MODAL-03: the approximate monthly amount, with the exact list one click away. */
function SplitField({ gift, parts }: { gift: GiftModel; parts: number }) {
  const { campaign, change, read, texts } = gift;
  const { plan, lang } = campaign;
  const { shown, settled } = read;
  if (shown === null || settled === null) return null;
  const preview = (count: number) => splitPreview(shown, count, plan, settled);
  const about = (count: number) => texts.about(writeMoney(preview(count).perMonth, plan.currency, lang));
  return (
    <div className="give-split">
      {read.splits.locked === null ? (
        <Select
          label={texts.parts}
          value={String(parts)}
          options={read.splits.choices.map((count) => ({
            value: String(count),
            label: `${texts.inParts(count)} · ${about(count)}`,
          }))}
          onValue={(count) => change({ parts: Number(count) })}
        />
      ) : (
        <p className="give-about">{about(parts)}</p>
      )}
      <details className="give-schedule">
        <summary>{texts.schedule}</summary>
        <ol>
          {preview(parts).charges.map((charge, index) => (
            <li key={index}>
              <span>{texts.part(index + 1)}</span>
              <Amount>{writeMoney(charge, plan.settlement, lang)}</Amount>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
