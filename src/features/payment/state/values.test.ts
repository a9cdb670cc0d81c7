import type { PaymentConfig } from '../../../contract/payments/payments';
import { typedAmountText, initialValues } from './values';
import { countryOfAddress } from './countries';

const payee = { id: 'demo', name: 'Démo', devise: 'eur', language: 'fr', country: 'BE', config: {}, web: {} } as const;
const config: PaymentConfig = { type: 'GENERAL', montant: 50, devise: 'eur' };

describe('initialValues', () => {
  it('PAY-01 opens with the amount and frequency of the configuration', () => {
    const values = initialValues({ ...config, montant: 12.5, abo: true, nbMonth: 24 }, payee, 'fr', null);
    expect(values).toMatchObject({ montant: '12,50', abo: true, nbMonth: 24 });
  });

  it('PAY-32 starts at 12 months where the configuration has no choice of its own', () => {
    expect(initialValues({ ...config, abo: true, nbMonth: 99 }, payee, 'fr', null).nbMonth).toBe(12);
    expect(initialValues(config, payee, 'fr', null)).toMatchObject({ abo: false, nbMonth: 12 });
  });

  it('PAY-32 takes no monthly gift where the type has no choice of months', () => {
    expect(initialValues({ ...config, type: 'DETTE', abo: true }, payee, 'fr', null).abo).toBe(false);
  });

  it('PAY-62 fills in a remembered payer, and leaves the civility open for an unknown one', () => {
    const known = initialValues(config, payee, 'fr', { homme: false, prenom: 'Léa', tel: '+33612345678', pays: 'CH' });
    expect(known).toMatchObject({ homme: false, prenom: 'Léa', nom: '', pays: 'CH', tel: { text: '+33612345678' } });
    expect(initialValues(config, payee, 'fr', null).homme).toBeNull();
  });

  it.each([
    ['fr', 'FR'],
    ['en', 'US'],
    ['he', 'IL'],
    ['ru', 'FR'],
  ] as const)(
    'FORM-34 starts the telephone in %s with %s, whatever the country of the organisation',
    (lang, country) => {
      expect(initialValues(config, payee, lang, null).tel.country).toBe(country);
    },
  );
});

describe('amountText', () => {
  it.each([
    [1000, 'eur', 'fr', '1000'],
    [12.5, 'eur', 'fr', '12,50'],
    [12.5, 'eur', 'en', '12.50'],
    [12.5, 'eur', 'he', '12.50'],
    [500, 'jpy', 'fr', '500'],
    [0, 'eur', 'fr', ''],
    [-3, 'eur', 'fr', ''],
    [null, 'eur', 'fr', ''],
  ] as const)('PAY-10 writes %s %s in %s as %j, to be edited', (montant, currency, lang, text) => {
    expect(typedAmountText(montant, currency, lang)).toBe(text);
  });
});

describe('countries', () => {
  it('PAY-14 suggests the country of the organisation to readers of its own language only', () => {
    expect(countryOfAddress('fr', payee)).toBe('BE');
    expect(countryOfAddress('he', payee)).toBe('IL');
    expect(countryOfAddress('fr', { language: 'fr' })).toBe('FR');
    expect(countryOfAddress('fr', { language: 'fr', country: 'Belgique' })).toBe('FR');
  });
});
