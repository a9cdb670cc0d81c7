import type { exportSubscriptions as route } from '../../../src/contract/payments/subscriptions';
import type { QueryOut } from '../../../src/contract/route';
import { formulaSafe } from '../../../src/core/csv';
import { placeIn } from '../../db/listOrder';
import type { Columns, CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED } from '../../page';
import type { Surroundings } from '../../surroundings';
import { findReading } from '../organisations/organisationStore';
import { subscriptionOrder } from '../../ledger/paymentOrders';
import { pageSubscriptions, type FoundSubscription } from './readSubscription';

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ createdAt: 'moment', state: 'subscription', type: 'type', label: 'purpose', montant: 'text' } as const),
  ...({ devise: 'text', nbMonth: 'text', divide: 'text', maxAmount: 'text', platform: 'platform' } as const),
  ...({ taken: 'text', received: 'text', nextCharge: 'text', prenom: 'text', nom: 'text', email: 'text' } as const),
  ...({ tel: 'text', mode: 'mode', paiement: 'text' } as const),
} satisfies Columns;

/** The subscriptions that the filters leave, with who pays, in the order of the list, for spreadsheets (CALL-65). */
export async function* exportSubscriptions(
  { database: { queries } }: Pick<Surroundings, 'database'>,
  organisationId: string,
  { mode, state, search, sort }: QueryOut<typeof route>,
): CsvRows {
  const { shown } = await findReading(queries, organisationId, mode);
  const placeOf = placeIn(subscriptionOrder({ sort, state }));
  yield { columns };
  const pages = eachPage<FoundSubscription>(
    (last, limit) =>
      pageSubscriptions(queries, organisationId, {
        ...{ mode: shown, state, search, sort, limit },
        before: last && placeOf(last.payment),
      }),
    EXPORTED,
  );
  for await (const page of pages) yield page.map(cellsOf);
}

function cellsOf({ payment, view }: FoundSubscription) {
  const { state, type, label, montant, devise, nbMonth, divide, maxAmount, platform, taken, received, nextCharge } =
    view;
  const terms = [montant, devise.toUpperCase(), nbMonth, divide ?? '', maxAmount ?? '', platform];
  const { prenom, nom, email, tel } = payment.info;
  const who = [prenom, nom, email, tel].map(formulaSafe);
  return [
    ...[payment.createdAt.toISOString(), state, type, formulaSafe(label), ...terms],
    ...[taken, received, nextCharge ?? '', ...who, view.mode, formulaSafe(view.id)],
  ];
}
