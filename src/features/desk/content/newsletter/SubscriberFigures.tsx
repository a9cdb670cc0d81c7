import type { SubscriberCounts } from '../../../../contract/site/subscribers';
import { localeOf } from '../../../../core/money';
import { Card } from '../../../../ui/Card';
import { useDesk } from '../../deskContext';
import { useNewsletterTexts } from './newsletterTexts';

const shown = ['confirmed', 'pending', 'left'] as const;

/** How many subscribe, wait and left, and what thirty days changed. */
export function SubscriberFigures({ counts }: { counts: SubscriberCounts }) {
  const { lang } = useDesk();
  const words = useNewsletterTexts();
  const write = (count: number) => new Intl.NumberFormat(localeOf(lang)).format(count);
  return (
    <Card className="stack">
      <dl className="desk-figures">
        {shown.map((state) => (
          <div key={state}>
            <dt className="muted">{words.figures[state]}</dt>
            <dd>{write(counts[state])}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{words.lately(write(counts.joined), write(counts.gone))}</p>
    </Card>
  );
}
