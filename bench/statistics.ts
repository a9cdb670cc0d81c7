/** The middle value; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

/** One line of the report; `ok` when the ratio keeps its limit. */
export interface Finding {
  readonly what: string;
  readonly details: string;
  readonly ratio: number;
  readonly limit: number;
  /** Whether the ratio must stay below its limit, or reach it. */
  readonly must: 'stay below' | 'reach';
}

export const isKept = ({ ratio, limit, must }: Finding) => (must === 'reach' ? ratio >= limit : ratio <= limit);

export function describeFinding(finding: Finding): string {
  const { what, details, ratio, limit, must } = finding;
  return `${isKept(finding) ? 'ok    ' : 'MISSED'}  ${what}: ${ratio.toFixed(2)} (must ${must} ${limit})\n        ${details}`;
}
