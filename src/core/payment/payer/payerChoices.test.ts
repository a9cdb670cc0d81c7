import type { PaymentConfig } from '../../../contract/payments/payments';
import { payerChoices } from './payerChoices';

const held: PaymentConfig = {
  type: 'CAMPAGNE',
  typeId: 'gala',
  montant: 50,
  devise: 'eur',
  cerfa: true,
  assoc: 'A',
  label: 'Gala',
  abo: true,
  nbMonth: 12,
  lang: 'fr',
  accessId: '77',
  utm: { source: 'mail' },
  campagne: { label: 'Gala', displayName: 'Dana' },
};
const amounts = { montant: 20, fees: 1, total: 21 };

describe('payerChoices', () => {
  it('PAY-61 takes amount, months, parts and language from the payer', () => {
    const chosen = payerChoices(held, { amounts, abo: false, nbMonth: 1, lang: 'he' });
    expect(chosen).toEqual({ ...held, montant: 20, abo: false, nbMonth: 1, divide: null, lang: 'he' });
    expect(payerChoices(held, { amounts, divide: 3 })).toEqual({ ...held, montant: 20, divide: 3 });
  });

  it('PAY-34 PAY-61 leaves months and parts as they are held while the payer says nothing of them', () => {
    const split = { ...held, montant: 100, nbMonth: 3, divide: 3 };
    const whole = { amounts: { montant: 100, fees: 0, total: 100 } };
    expect(payerChoices(split, whole)).toEqual(split);
    expect(payerChoices(split, { ...whole, abo: false })).toMatchObject({ abo: false, divide: null });
    expect(payerChoices(split, { ...whole, abo: true, nbMonth: 3 }).divide).toBeNull();
  });

  it('PAY-18 PAY-63 takes the name to be shown and the people beside the payer', () => {
    const other = [{ nom: 'Levi', prenom: 'Dan' }];
    const chosen = payerChoices(held, {
      amounts,
      campagne: { label: 'X', displayName: '' },
      service: { montant: 1, other },
    });
    expect(chosen.campagne).toEqual({ label: 'Gala', displayName: '' });
    expect(chosen.service).toEqual({ other });
  });

  it('PAY-61 leaves everything else as the intent holds it', () => {
    const tampered = {
      ...held,
      type: 'GENERAL',
      typeId: 'x',
      devise: 'usd',
      cerfa: false,
      assoc: 'X',
      label: 'X',
      fixedNbMonth: 2,
    };
    expect(payerChoices(held, { ...tampered, amounts, utm: { source: 'x' } })).toEqual({
      ...held,
      montant: 20,
      divide: null,
    });
  });

  it('ENT-22 keeps where the payer came from, when the intent does not know', () => {
    const { utm, ...unknown } = held;
    expect(payerChoices(unknown, { amounts, utm: { source: 'page' } }).utm).toEqual({ source: 'page' });
  });
});
