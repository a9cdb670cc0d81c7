import type { QueryOut } from '../../../src/contract/route';
import type { getStatistics, Statistics } from '../../../src/contract/payments/statistics';
import { dayOf } from '../../../src/core/calendar';
import { addMinor, toUnits, ZERO } from '../../../src/core/money';
import { periodOf, type DayTotal, type Span } from '../../../src/core/statistics';
import type { Deps } from '../../deps';
import { readDayTotals } from '../../ledger/totals/dayTotals';
import { zoneName } from '../../ledger/zoneName';
import { requireExistingOrganisation } from '../organisations/organisationStore';

type Totals = Omit<DayTotal, 'currency'>;
const NOTHING: Totals = { received: ZERO, refunded: ZERO, fees: ZERO, charges: 0 };

/** Received and given back in a period that ends today, and in the one before (DESK-05). */
export async function readStatistics(
  { database: { queries }, now, config }: Pick<Deps, 'database' | 'now' | 'config'>,
  organisationId: string,
  { period = 'month', mode: asked }: QueryOut<typeof getStatistics>,
): Promise<Statistics> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const books = { organisationId, mode: asked ?? organisation.mode, zone: zoneName(organisation) };
  const today = dayOf(now().getTime(), books.zone);
  const { slices, before } = periodOf(period, today);
  const days = await readDayTotals(queries, books, { from: before[0]?.from ?? today, to: today }, now(), {
    keeps: !config.maintenance,
  });
  const currencies = new Set([organisation.devise, ...[...days.values()].flat().map(({ currency }) => currency)]);
  return {
    ...{ period, mode: books.mode, from: slices[0]?.from ?? today, to: today },
    currencies: [...currencies].map((devise) => {
      const sum = (spans: readonly Span[]) => addUp(within(days, spans, devise));
      const view = ({ received, refunded, fees, charges }: Totals) => ({
        received: toUnits(received, devise),
        refunded: toUnits(refunded, devise),
        fees: toUnits(fees, devise),
        charges,
      });
      return {
        devise,
        ...view(sum(slices)),
        before: view(sum(before)),
        bars: slices.map((slice, index) => ({
          ...slice,
          received: view(sum([slice])).received,
          before: view(sum(before.slice(index, index + 1))).received,
        })),
      };
    }),
  };
}

function within(days: ReadonlyMap<string, readonly DayTotal[]>, spans: readonly Span[], devise: string): DayTotal[] {
  return [...days]
    .filter(([day]) => spans.some(({ from, to }) => from <= day && day <= to))
    .flatMap(([, totals]) => totals)
    .filter(({ currency }) => currency === devise);
}

const addUp = (totals: readonly DayTotal[]): Totals =>
  totals.reduce<Totals>(
    (sum, total) => ({
      received: addMinor(sum.received, total.received),
      refunded: addMinor(sum.refunded, total.refunded),
      fees: addMinor(sum.fees, total.fees),
      charges: sum.charges + total.charges,
    }),
    NOTHING,
  );
