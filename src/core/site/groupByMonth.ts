/** Items of one month, in the order in which they came. */
interface MonthGroup<T> {
  /** YYYY-MM */
  readonly month: string;
  readonly items: readonly T[];
}

/**
 * Splits a list in the order of its days into months (EVT-01).
 * @param dayOf YYYY-MM-DD
 * @example
 * groupByMonth(['2026-11-30', '2026-12-01', '2026-12-24'], (day) => day) // => [{ month: '2026-11', items: ['2026-11-30'] }, { month: '2026-12', items: ['2026-12-01', '2026-12-24'] }]
 */
export function groupByMonth<T>(list: readonly T[], dayOf: (item: T) => string): MonthGroup<T>[] {
  const groups: { month: string; items: T[] }[] = [];
  for (const item of list) {
    const month = dayOf(item).slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.items.push(item);
    else groups.push({ month, items: [item] });
  }
  return groups;
}
