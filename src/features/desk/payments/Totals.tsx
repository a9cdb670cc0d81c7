import type { ResponseOut } from '../../../contract/route';
import type { listPayments } from '../../../contract/payments/adminPayments';
import { localeOf } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { usePaymentsTexts } from './paymentsTexts';
import { writeAmount } from './writePayment';

type Totals = NonNullable<ResponseOut<typeof listPayments>['totals']>;

/** Totals over all pages, per currency. */
export function Totals({ totals }: { totals: Totals }) {
  const { lang } = useDesk();
  const words = usePaymentsTexts();
  return totals.map(({ devise, count, received, refunded, fees }) => {
    const figures = [
      { name: words.received, montant: received },
      ...(refunded > 0 ? [{ name: words.refunded, montant: refunded }] : []),
      ...(fees > 0 ? [{ name: words.fees, montant: fees }] : []),
    ];
    return (
      <dl key={devise} className="card desk-figures">
        {figures.map(({ name, montant }) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <Amount>{writeAmount(montant, devise, lang)}</Amount>
            </dd>
          </div>
        ))}
        <div>
          <dt className="muted">{words.title}</dt>
          <dd>{new Intl.NumberFormat(localeOf(lang)).format(count)}</dd>
        </div>
      </dl>
    );
  });
}
