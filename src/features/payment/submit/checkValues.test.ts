import type { PaymentConfig } from '../../../contract/payments/payments';
import { checkValues } from './checkValues';
import { wrongFields } from '../state/formFields';
import type { Payee } from '../state/payee';
import { phoneLibrary } from '../../../ui/phone/phoneLibrary';
import type { PaymentValues } from '../state/values';

const good: PaymentValues = {
  homme: true,
  prenom: 'Dan',
  nom: 'Lévi',
  email: 'dan@example.org',
  tel: { text: '06 12 34 56 78', country: 'FR' },
  perso: true,
  raison: '',
  siren: '',
  social_id: '',
  adresse: '3 rue des Lilas',
  postal: '75011',
  ville: 'Paris',
  pays: 'FR',
  montant: '50',
  abo: false,
  nbMonth: 12,
  divide: null,
  platform: null,
  commentaire: '',
  extra: {},
  other: [],
  displayName: '',
};
const config: PaymentConfig = { type: 'GENERAL', devise: 'eur' };
const payee: Payee = { id: 'demo', name: 'Démo', devise: 'eur', language: 'fr', config: {}, web: {} };
const now = Date.UTC(2025, 0, 15);
const rules = { config, payee, now, currency: 'eur', format: null, phones: phoneLibrary };
const check = (changes: Partial<PaymentValues>, others = {}) =>
  checkValues({ ...good, ...changes }, { ...rules, ...others });

beforeAll(() => phoneLibrary.load(good.tel));

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

  it('ACC-16 PAY-11 takes no less than the deposit while nothing is paid, and no more than what is owed', () => {
    const due = (reste: number): PaymentConfig => ({
      type: 'FORM',
      submit: { total: 500, reste, formData: { deposit: 100, depositPercent: 30 } },
    });
    expect(check({ montant: '149' }, { config: due(500) })).toEqual({ montant: 'amountMinimum' });
    expect(check({ montant: '150' }, { config: due(500) })).toEqual({});
    expect(check({ montant: '1' }, { config: due(350) })).toEqual({});
    expect(check({ montant: '351' }, { config: due(350) })).toEqual({ montant: 'amountMaximum' });
  });

  it('PAY-15 asks a company for its name and number, and not for an identity number', () => {
    const company = { perso: false };
    expect(check(company, { format: 'IL' })).toEqual({ raison: 'required', siren: 'required' });
    expect(check({ ...company, raison: 'Soleil', siren: '123456789' })).toEqual({});
  });

  it('PAY-15 asks for an identity number where the receipts have the Israeli form', () => {
    expect(check({}, { format: 'IL' })).toEqual({ social_id: 'required' });
    expect(check({ social_id: '123456782' }, { format: 'IL' })).toEqual({});
  });

  describe('what the organisation asks for', () => {
    const fields = [
      { type: 'PRENOM_HE', required: true },
      { type: 'DDN' },
      { type: 'NEWSLETTER', required: true },
      { type: 'SELECT', fieldKey: 'rite', values: ['A', 'B'], required: true },
    ];
    const asking = { payee: { ...payee, web: { 'paiement.extra.fields': fields } } };

    it('PAY-16 is refused while it is empty or wrong, between the address and the amount', () => {
      const errors = check({ pays: '', montant: '', extra: { ddn: '2025-01-16', rite: 'C' } }, asking);
      expect(Object.entries(errors)).toEqual([
        ['pays', 'required'],
        ['extra.prenomHE', 'required'],
        ['extra.ddn', 'date'],
        ['extra.newsletter', 'required'],
        ['extra.rite', 'choice'],
        ['montant', 'required'],
      ]);
    });

    it('PAY-16 passes when it is answered, a birth date of today included', () => {
      const extra = { prenomHE: 'דן', ddn: '2025-01-15', newsletter: true, rite: 'A' };
      expect(check({ extra }, asking)).toEqual({});
    });

    it('PAY-02 is not asked again of who changes a payment', () => {
      expect(check({}, { ...asking, config: { ...config, update: true, paiement: { id: 'p1' } } })).toEqual({});
    });
  });

  it('PAY-18 names what is missing of each person, and of nobody where no service is paid for', () => {
    const other = [
      { prenom: 'Noa', nom: '' },
      { prenom: ' ', nom: 'Lévi' },
    ];
    const service = { id: 's1', montant: 25, sysQuantity: true };
    expect(check({ other }, { config: { ...config, type: 'SERVICE', service } })).toEqual({
      'other.0.nom': 'required',
      'other.1.prenom': 'required',
    });
    expect(check({ other })).toEqual({});
  });

  it('SRV-09 leaves out what the link knows, and still refuses what is typed wrongly', () => {
    const payer = { hints: { email: 'd•••@example.org', tel: '•••78', postal: '•••' } };
    const known = { config: { ...config, payer } };
    const empty = { email: '', tel: { text: '', country: 'FR' }, postal: '' };
    expect(check(empty, known)).toEqual({});
    expect(check({ ...empty, email: 'dan' }, known)).toEqual({ email: 'email' });
    expect(check({ ville: '' }, known)).toEqual({ ville: 'required' });
  });

  it('PAY-02 asks no amount of who changes a payment, unless the link allows it', () => {
    const update = (changeAmount: boolean) => ({ ...config, update: true, paiement: { id: 'p1', changeAmount } });
    expect(check({ montant: '' }, { config: update(false) })).toEqual({});
    expect(check({ montant: '' }, { config: update(true) })).toEqual({ montant: 'required' });
    expect(check({ montant: '0,5' }, { config: update(true) })).toEqual({ montant: 'amountMinimum' });
  });
});
