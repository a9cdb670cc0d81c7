import { paymentTypes } from '../src/contract/payments/paymentConfig';
import { wiring } from './wiring';

describe('what features hand over', () => {
  it('SRV-01 has one payable for each type of payment', () => {
    const types = wiring.payables.flatMap((payable) => payable.types);
    expect([...types].sort()).toEqual([...paymentTypes].sort());
  });

  it('MAIL-01 has one writer for each kind of mail', () => {
    const kinds = wiring.letters.flatMap((letter) => letter.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
