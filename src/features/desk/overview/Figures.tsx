import type { Statistics } from '../../../contract/payments/statistics';
import { localeOf } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { Card } from '../../../ui/Card';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from '../payments/paymentsTexts';
import { writeAmount } from '../payments/writePayment';
import { Bars } from './Bars';
import { useOverviewTexts } from './overviewTexts';
import { writeSlice } from './writeSlice';

type Currency = Statistics['currencies'][number];

/** Movements of a period beside those of the one before, a card for each currency (DESK-05). */
export function Figures({ statistics: { currencies, period } }: { statistics: Statistics }) {
  return currencies.map((currency) => <CurrencyFigures key={currency.devise} currency={currency} period={period} />);
}

function CurrencyFigures({ currency, period }: { currency: Currency; period: Statistics['period'] }) {
  const { lang } = useDesk();
  const words = useOverviewTexts();
  const { title } = usePaymentsTexts();
  const { devise, received, refunded, charges, before, bars } = currency;
  const write = (montant: typeof received) => writeAmount(montant, devise, lang);
  const change =
    before.received > 0
      ? words.change(writeChange(received / before.received - 1, localeOf(lang)), write(before.received))
      : words.before(write(before.received));
  return (
    <Card className="stack">
      <dl className="desk-figures">
        <div className="desk-main-figure">
          <dt className="muted">{words.received}</dt>
          <dd>
            <Amount>{write(received)}</Amount>
          </dd>
          <dd className="desk-change muted">{change}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt className="muted">{words.refunded}</dt>
            <dd>
              <Amount>{write(refunded)}</Amount>
            </dd>
          </div>
        )}
        <div>
          <dt className="muted">{title}</dt>
          <dd>{new Intl.NumberFormat(localeOf(lang)).format(charges)}</dd>
        </div>
      </dl>
      <Bars
        label={words.bars[period]}
        bars={bars.map(({ from, to, received: now, before: then }) => {
          const when = writeSlice(from, to, lang);
          return { key: from, when, now, then, text: words.bar(when, write(now), write(then)) };
        })}
      />
    </Card>
  );
}

const writeChange = (ratio: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(
    ratio,
  );
