import { useOverviewTexts } from './overviewTexts';

interface Bar {
  readonly key: string;
  readonly when: string;
  readonly now: number;
  readonly then: number;
  /** All of it in words. */
  readonly text: string;
}

/** A bar for each slice of a period before a fainter one of the period before; a list to screen readers. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const words = useOverviewTexts();
  const most = Math.max(...bars.map(({ now, then }) => Math.max(now, then)));
  if (most === 0) return null;
  const height = (amount: number) => ({ blockSize: `calc(100% * ${amount / most})` });
  return (
    <figure className="desk-chart">
      <figcaption className="muted">
        {label}
        <span className="desk-legend" aria-hidden="true">
          <span className="desk-legend-now">{words.now}</span>
          <span className="desk-legend-then">{words.then}</span>
        </span>
      </figcaption>
      <ol>
        {bars.map(({ key, now, then, text }) => (
          <li key={key} title={text}>
            <span className="visually-hidden">{text}</span>
            <span className="desk-bar-then" style={height(then)} />
            <span className="desk-bar-now" style={height(now)} />
          </li>
        ))}
      </ol>
      <p className="desk-chart-ends muted" aria-hidden="true">
        <span>{bars[0]?.when}</span>
        <span>{bars.at(-1)?.when}</span>
      </p>
    </figure>
  );
}
