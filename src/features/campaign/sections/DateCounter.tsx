import { countdown, endsSoon, type TimeParts } from '../../../core/campaign';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { useNow } from '../useNow';

/** Days, hours, minutes and seconds to the campaign's start, then to its end; nothing after it (CAMP-07). */
export function DateCounter({ label }: { label: string | null }) {
  const { campaign, layout } = useCampaign();
  const more = useMoreTexts();
  const now = useNow(1000);
  const left = countdown(campaign, now);
  // The dashboard shows the time to the end itself (CAMP-05).
  if (!left || (layout === 'dashboard' && left.to === 'end')) return null;
  const soon = endsSoon(campaign, now);
  return (
    <section className={soon ? 'counter counter-soon' : 'counter'}>
      <h3>
        <bdi>{label || (left.to === 'start' ? more.countdownToStart : more.countdownToEnd)}</bdi>
      </h3>
      {soon && <p>{more.endsSoon}</p>}
      <TimeCells left={left} />
    </section>
  );
}

/** The four parts of a length of time side by side. */
export function TimeCells({ left }: { left: TimeParts }) {
  const { texts } = useCampaign();
  const more = useMoreTexts();
  const names = { days: texts.days, hours: more.hours, minutes: more.minutes, seconds: more.seconds };
  return (
    <p className="counter-cells" role="timer">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((part) => (
        <span key={part} className="counter-cell">
          <strong>{String(left[part]).padStart(2, '0')}</strong> <span>{names[part](left[part])}</span>
        </span>
      ))}
    </p>
  );
}
