import { barFill } from '../core/money';

interface ProgressProps {
  /** The thing measured. */
  label: string;
  /** Percentage reached; may exceed 100. */
  percent: number;
  /** The percentage in words, for screen readers. */
  text: string;
}

/** A bar, empty at 0 and visible a little as soon as there is something (GOAL-04). Part: `progress`. */
export function Progress({ label, percent, text }: ProgressProps) {
  return (
    <div
      className="progress"
      part="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.max(0, Math.min(100, Math.floor(percent)))}
      aria-valuetext={text}
    >
      <div className="progress-bar" style={{ inlineSize: `${barFill(percent)}%` }} />
    </div>
  );
}
