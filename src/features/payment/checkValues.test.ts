import { checkValues, wrongFields } from './checkValues';
import { phoneLibrary } from './phone/phoneLibrary';
import type { PaymentValues } from './values';

const good: PaymentValues = {
  homme: true,
  prenom: 'Dan',
  nom: 'Lévi',
  email: 'dan@example.org',
  tel: { text: '06 12 34 56 78', country: 'FR' },
  social_id: '',
  adresse: '3 rue des Lilas',
  postal: '75011',
  ville: 'Paris',
  pays: 'FR',
  montant: '50',
  abo: false,
  nbMonth: 12,
  commentaire: '',
};
const rules = { currency: 'eur', format: null, phones: phoneLibrary };
const check = (changes: Partial<PaymentValues>, others = {}) =>
  checkValues({ ...good, ...changes }, { ...rules, ...others });

describe('checkValues', () => {
  it('PAY-13 accepts a complete form', () => {
    expect(check({})).toEqual({});
  });

  it('PAY-17 names everything that an empty form lacks, in the order of the form', () => {
    const blank = { prenom: '', nom: '', email: '', adresse: '', postal: '', ville: '', pays: '', montant: '' };
    const errors = check({ ...blank, homme: null, tel: { text: '', country: 'FR' } });
    expect(wrongFields(errors)).toEqual([
      'homme',
      'prenom',
      'nom',
      'email',
      'tel',
      'adresse',
      'postal',
      'ville',
      'pays',
      'montant',
    ]);
    expect(new Set(Object.values(errors))).toEqual(new Set(['required']));
  });

  it.each([
    [{ montant: '0,99' }, { montant: 'amountMinimum' }],
    [{ montant: '0' }, { montant: 'amountMinimum' }],
    [{ montant: 'abc' }, { montant: 'amountInvalid' }],
    [{ montant: '12,345' }, { montant: 'amountInvalid' }],
    [{ email: 'dan@example' }, { email: 'email' }],
    [{ tel: { text: 'abc', country: 'FR' } }, { tel: 'phone' }],
    [{ tel: { text: '061234567', country: 'FR' } }, { tel: 'phone' }],
    [{ postal: '75' }, { postal: 'atLeastThree' }],
    [{ ville: 'P' }, { ville: 'atLeastTwo' }],
    [{ adresse: 'x' }, { adresse: 'atLeastTwo' }],
  ] as const)('PAY-10 PAY-13 PAY-14 refuses %j', (changes, errors) => {
    expect(check(changes)).toEqual(errors);
  });

  it('FORM-34 takes a number with dots as people write it', () => {
    expect(check({ tel: { text: '06.12.34.56.78', country: 'FR' } })).toEqual({});
  });

  it('PAY-15 asks for an identity number where the receipts have the Israeli form', () => {
    expect(check({}, { format: 'IL' })).toEqual({ social_id: 'required' });
    expect(check({ social_id: '123456782' }, { format: 'IL' })).toEqual({});
  });
});
