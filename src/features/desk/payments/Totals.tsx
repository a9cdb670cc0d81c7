import { useCallback } from 'react';
import { listPayments } from '../../../contract/payments/adminPayments';
import type { ResponseOut } from '../../../contract/route';
import { localeOf } from '../../../core/money';
import { Amount } from '../../../ui/Amount';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import type { Filters } from '../usePages';
import { usePaymentsTexts } from './paymentsTexts';
import { writeAmount } from './writePayment';

type Totals = NonNullable<ResponseOut<typeof listPayments>['totals']>;

/** Totals over all pages, asked for once the rows are there: they are added up, and take longer (DESK-152). */
export function Totals({ organisation, filters }: { readonly organisation: string; readonly filters: Filters }) {
  const { call } = useDesk();
  // In another order they are the same.
  const asked = JSON.stringify({ ...filters, sort: undefined });
  const totals = useLoaded(
    useCallback(async () => {
      const query = { ...(JSON.parse(asked) as Filters), limit: '1', totals: 'true' } as const;
      return { of: asked, totals: (await call(listPayments, { organisation, query })).totals ?? [] };
    }, [call, organisation, asked]),
  );
  return (
    <Loaded list={totals}>
      {(found) => (
        <div className="stack" aria-busy={found.of !== asked}>
          <Figures totals={found.totals} />
        </div>
      )}
    </Loaded>
  );
}

/** By currency. */
function Figures({ totals }: { readonly totals: Totals }) {
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
