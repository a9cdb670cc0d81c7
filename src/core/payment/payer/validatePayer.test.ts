import { billingFormat, PAYER_LIMITS, receiptFor, validatePayer, type PayerValues } from '..';
import { isEmail } from '../../text';

const payer: PayerValues = {
  montant: 50,
  homme: false,
  prenom: 'Dana',
  nom: "N'Diaye-Lévi",
  email: 'dana@example.org',
  tel: '+33 6 12 34 56 78',
  perso: true,
  adresse: '1 rue des Rosiers',
  postal: '75004',
  ville: 'Paris',
  pays: 'FR',
};
const rules = { format: 'FR', isPhone: (number: string) => number.length >= 10 } as const;
const codes = (values: Partial<PayerValues>, format: 'FR' | 'IL' | null = 'FR') =>
  validatePayer({ ...payer, ...values }, { ...rules, format }).map(({ field, code }) => `${field} ${code}`);

describe('validatePayer', () => {
  it('PAY-13 accepts a payer with names in any script', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ homme: true, prenom: 'דנה', nom: 'Иванова', ville: 'Eu' })).toEqual([]);
  });

  it('PAY-17 reports each missing field once, in the order of the form', () => {
    expect(validatePayer({ montant: null }, { ...rules, format: 'IL' })).toEqual(
      (
        [
          'montant',
          'homme',
          'prenom',
          'nom',
          'email',
          'tel',
          'social_id',
          'adresse',
          'postal',
          'ville',
          'pays',
        ] as const
      ).map((field) => ({ field, code: 'required' })),
    );
    expect(codes({ prenom: ' \u00a0', nom: null })).toEqual(['prenom required', 'nom required']);
  });

  it('LINK-02 lets empty what a payment link knows, and nothing else', () => {
    const known = ['email', 'tel', 'adresse'];
    const left = { ...payer, email: '', tel: ' ', adresse: null, ville: '' };
    expect(validatePayer(left, { ...rules, known })).toEqual([{ field: 'ville', code: 'required' }]);
    expect(validatePayer({ ...payer, email: 'dana@' }, { ...rules, known })).toEqual([
      { field: 'email', code: 'email' },
    ]);
  });

  it.each([
    [1, []],
    [0.99, ['montant amountMinimum']],
    [0, ['montant amountMinimum']],
    [-5, ['montant amountMinimum']],
    [NaN, ['montant amountInvalid']],
    [Infinity, ['montant amountInvalid']],
    [null, ['montant required']],
  ])('PAY-10 judges an amount of %d', (montant, expected) => {
    expect(codes({ montant })).toEqual(expected);
  });

  it('PAY-10 leaves the amount alone where it is checked elsewhere', () => {
    const { montant: _, ...rest } = payer;
    expect(validatePayer(rest, rules)).toEqual([]);
  });

  it.each([
    ['+33 6 12 34 56 78', []],
    ['+33\u00a0612345678', []],
    ['0612345678', []],
    ['abc', ['tel phone']],
    ['06.12.34.56.78', ['tel phone']],
    ['++33612345678', ['tel phone']],
    ['+', ['tel phone']],
    ['12', ['tel phone']],
    ['', ['tel required']],
  ])('PAY-13 judges the number %j', (tel, expected) => {
    expect(codes({ tel })).toEqual(expected);
  });

  it('PAY-13 hands the number without spaces to the phone rule', () => {
    const asked: string[] = [];
    validatePayer(payer, { format: null, isPhone: (number) => asked.push(number) > 0 });
    expect(asked).toEqual(['+33612345678']);
  });

  it('PAY-14 asks for addresses of some length', () => {
    expect(codes({ adresse: 'x', postal: '75', ville: 'P' })).toEqual([
      'adresse atLeastTwo',
      'postal atLeastThree',
      'ville atLeastTwo',
    ]);
    expect(codes({ adresse: 'xy', postal: '750', ville: 'Eu' })).toEqual([]);
    expect(codes({ pays: ' ' })).toEqual(['pays required']);
  });

  it('PAY-15 asks a company for its name and number, whatever the format', () => {
    expect(codes({ perso: false }, 'IL')).toEqual(['raison required', 'siren required']);
    expect(codes({ perso: false, raison: 'SARL X', siren: '123' }, 'IL')).toEqual([]);
  });

  it('PAY-15 asks a person for an identity number in the Israeli format only', () => {
    expect(codes({}, 'IL')).toEqual(['social_id required']);
    expect(codes({ social_id: '123456782' }, 'IL')).toEqual([]);
    expect(codes({}, null)).toEqual([]);
  });

  it('refuses texts that the wire would not carry', () => {
    const long = (field: keyof typeof PAYER_LIMITS) => ({ [field]: '1'.repeat(PAYER_LIMITS[field] + 1) });
    for (const field of ['prenom', 'adresse', 'postal', 'pays', 'tel', 'email'] as const)
      expect(codes(long(field))).toEqual([`${field} tooLong`]);
  });
});

describe('isEmail', () => {
  it.each([
    'dana@example.org',
    'd+don@mail.example.co.il',
    "o'brien@example.ie",
    'דנה@דוגמה.קום',
    'x@xn--80ak6aa92e.com',
    'hans.m端ller@test.com',
    `${'a'.repeat(64)}@example.org`,
  ])('PAY-13 accepts %s', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    '',
    '@',
    'dana',
    'dana@',
    '@example.org',
    'dana@localhost',
    'dana@example.o',
    'dana@example..org',
    'dana@.example.org',
    'dana@-example.org',
    'dana@example-.org',
    '.dana@example.org',
    'dana.@example.org',
    'da..na@example.org',
    'a@b@example.org',
    'dana levi@example.org',
    'dana@example.org,x@example.org',
    'Dana <dana@example.org>',
    'dana@example.org\nBcc: x@example.org',
    'dana@ｅxample.org',
    'dana@1.2.3.4',
    `${'a'.repeat(65)}@example.org`,
    `dana@${'a.'.repeat(130)}org`,
  ])('STR-03 refuses %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('receipts', () => {
  const organisation = {
    defaultAssoc: 'A',
    cerfasInfos: [
      { id: 'A', devise: 'eur', _format: 'FR' as const },
      { id: 'B', devise: 'ils', _format: 'IL' as const },
    ],
  };

  it('DON-12 follows the fund, else the default association', () => {
    expect(receiptFor({ organisation, caisse: { cerfa: false, assoc: 'B' } })).toEqual({ cerfa: false, assoc: 'B' });
    expect(receiptFor({ organisation, caisse: { cerfa: true, assoc: null } })).toEqual({ cerfa: true, assoc: 'A' });
    expect(receiptFor({ organisation, caisse: null })).toEqual({ cerfa: true, assoc: 'A' });
    expect(receiptFor({ organisation: { ...organisation, defaultAssoc: 'C' } })).toEqual({ cerfa: false, assoc: 'C' });
    expect(receiptFor({ organisation: { cerfasInfos: null } })).toEqual({ cerfa: false, assoc: 'MAIN' });
  });

  it('PAY-15 finds the billing format by association, else by currency', () => {
    expect(billingFormat(organisation, { assoc: 'B', devise: 'eur' })).toBe('IL');
    expect(billingFormat(organisation, { assoc: 'C', devise: 'ILS' })).toBe('IL');
    expect(billingFormat(organisation, { assoc: null, devise: 'usd' })).toBeNull();
    expect(billingFormat({ cerfasInfos: [{ id: 'A', devise: 'eur' }] }, { assoc: 'A' })).toBeNull();
  });
});
