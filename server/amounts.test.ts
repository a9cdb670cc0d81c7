import type { PaymentConfig } from '../src/contract/payments/payments';
import { minor, toMinor, toUnits } from '../src/core/money';
import type { payments } from './db/schema';

type Row = Pick<typeof payments.$inferSelect, 'montant'>;
type Config = Pick<PaymentConfig, 'montant'>;

// The compiler is the judge: an `@ts-expect-error` that finds no error fails the type check.
it('SRV-13 a row’s minor units and a configuration’s currency units never mix', () => {
  const row: Row = { montant: minor(1250) };
  const config: Config = { montant: toUnits(row.montant, 'EUR') };

  // @ts-expect-error minor units where the wire has currency units
  const wrongConfig: Config = { montant: row.montant };
  // @ts-expect-error currency units where a row has minor units
  const wrongRow: Row = { montant: config.montant };
  // @ts-expect-error turned into minor units twice
  const twice = toMinor(row.montant, 'EUR');
  // @ts-expect-error any number where a row has minor units
  const plain: Row = { montant: 12.5 };

  expect([config.montant, wrongConfig.montant, wrongRow.montant, plain.montant]).toEqual([12.5, 1250, 12.5, 12.5]);
  expect(twice).toBe(125_000);
});
