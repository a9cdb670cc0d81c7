import type { Finding } from '../statistics';

/** Figures of one size, by name. */
export type Costs = Readonly<Record<string, number>>;
/** Figures of each number of gifts. */
export type Figures = ReadonlyMap<number, Costs>;

export const GIFT = 'a gift, CPU-ms of server and database';
export const STEADY = 'a gift of four a second, p50, ms';
export const RATE = 'gifts in a second';
export const COLD = 'first read of a campaign, ms';
export const LAG = 'from a gift to 2,000 streams of two processes, p95, ms';
export const RECONCILE = 'reconciliation with nothing due, ms';
export const EXPORT = 'export of 1,000 payments, ms';
export const EXPORT_MEMORY = 'export, MB';
export const QUICK = 'quick reads of others meanwhile, times the quiet p99';
export const PAGES = 'pages of others meanwhile, times the quiet median';
export const GALA_PAGES = 'pages of others beside twenty gifts a second, times the quiet median';

/** By how much a cost at 100,000 gifts may exceed that at 1,000. */
const limits: Readonly<Record<string, number>> = {
  [GIFT]: 1.3,
  [STEADY]: 1.5,
  [COLD]: 2,
  'page of payments, ms': 1.5,
  'page of gifts, ms': 1.5,
  'list of campaigns, ms': 1.5,
  'search of payments that finds nothing, ms': 2,
  'search of gifts that finds nothing, ms': 2,
  [EXPORT]: 1.5,
  [RECONCILE]: 2,
  [LAG]: 1.5,
};
/** The same at a million. */
const limitsOfMillion: typeof limits = { [GIFT]: 1.5 };

/** Limits at every size: how many megabytes an export may add to a process with a 256 MB heap, and how long others may wait. */
const worst: typeof limits = { [EXPORT_MEMORY]: 100, [QUICK]: 3, [PAGES]: 1.5, [GALA_PAGES]: 1.5 };

/** The b of a cost that grows like n^b. */
const exponent = (from: number, to: number, growth: number) => Math.log(to / from) / Math.log(growth);

function describe(figures: Figures, name: string): string {
  const known = [...figures].flatMap(([size, costs]) => (name in costs ? [[size, costs[name] ?? NaN] as const] : []));
  return known
    .map(([size, now], index) => {
      const [smaller, before] = known[index - 1] ?? [];
      const raised = smaller && before ? ` (n^${exponent(before, now, size / smaller).toFixed(2)})` : '';
      return `${size.toLocaleString('en')}: ${now.toFixed(1)}${raised}`;
    })
    .join(', ');
}

/** Says of each figure that has a limit, and was taken, whether it keeps it. */
export function findingsOf(engine: string, figures: Figures): Finding[] {
  const findings: Finding[] = [];
  const judge = (what: string, name: string, ratio: number | undefined, limit: number, must: Finding['must']) => {
    if (ratio !== undefined && !Number.isNaN(ratio))
      findings.push({ what: `${what}, ${engine}`, details: describe(figures, name), ratio, limit, must });
  };
  const grown = (size: number, of: typeof limits) => {
    for (const [name, limit] of Object.entries(of)) {
      const ratio = (figures.get(size)?.[name] ?? NaN) / (figures.get(1000)?.[name] ?? NaN);
      judge(`${name}: ${size.toLocaleString('en')} gifts against 1,000`, name, ratio, limit, 'stay below');
    }
  };
  grown(100_000, limits);
  grown(1_000_000, limitsOfMillion);
  for (const [name, limit] of Object.entries(worst)) {
    const all = [...figures.values()].flatMap((costs) => costs[name] ?? []);
    judge(name, name, all.length > 0 ? Math.max(...all) : undefined, limit, 'stay below');
  }
  // The embedded database writes to a disk before each answer: that is what it measures there.
  if (engine === 'postgres')
    judge('gifts in a second into one campaign of 100,000', RATE, figures.get(100_000)?.[RATE], 100, 'reach');
  return findings;
}
