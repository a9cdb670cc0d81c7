import { blockKinds } from '../blocks/blockKinds';
import { codesOf, fieldOf, formOf, node, NOW } from '../testing/formOf';

const COMPLEX = { products: [{ id: 'P1', montant: 10.1 }], paiementMethods: ['Chèque'], identity: 'FULL' };
const ana = { homme: false, prenom: 'Ana', nom: 'Levi', email: 'Ana@Ex.fr', tel: '+33612345678' };

describe('stored keys', () => {
  it.each([
    ['text', {}, '[TEXT]_x'],
    ['text', { kind: 'numeric' }, '[NUMBER]_x'],
    ['text', { kind: 'phone' }, '[TEXT]_x'],
    ['checkbox', {}, '[CHECKBOX]_x'],
    ['date', {}, '[DATE]_x'],
    ['date', { picker: 'datetime' }, '[DATETIME]_x'],
    ['date', { picker: 'year' }, '[YEAR]_x'],
    ['date', { picker: 'month' }, '[MONTH]_x'],
    ['date', { picker: 'time' }, '[TIME]_x'],
    ['contact', {}, '[CONTACT]_x'],
    ['child', {}, '[CHILD]_x'],
    ['hazkara', {}, '[HAZKARA]_x'],
    ['birthDate', {}, '[ANNIV]_x'],
    ['freeAmount', {}, '[FREE_AMOUNT]_x'],
    ['calendar', { calendarId: 'c1' }, '[CALENDAR]_c1'],
    ['products', {}, 'P1_quantity'],
    ['paymentMethod', {}, '__paiementMethod'],
    ['identity', {}, 'identity'],
    ['select', {}, 'x'],
    ['textArea', {}, 'x'],
    ['upload', {}, 'x'],
  ])('ENT-04 %s %j is stored as %s', (type, props, key) => {
    expect(fieldOf(type, props, COMPLEX).key).toBe(key);
  });

  it.each(['__proto__', 'constructor', ' '])('ENT-04 SRV-01 no field is stored as %j', (fieldKey) => {
    const [block] = formOf([{ type: 'select', id: '?', props: { fieldKey } }]).blocks;
    expect(block?.fields.map(({ key }) => key)).toEqual(fieldKey === ' ' ? ['champ'] : []);
  });
});

describe('values', () => {
  const required = { required: true };
  it.each([
    ['FORM-02 ENG-02', 'text', { kind: 'alphabetic' }, ['Jean-Pierre', "N'Diaye", 'דוד בן־ארי', 'Ольга', '', ' ']],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, ['Bâtiment3', 'A1', 'שלום5', 'שָׁלוֹם', 'Дом7', ' A1 ']],
    ['FORM-02', 'text', { kind: 'numeric' }, [0, 12.5, '12', '12,5', '1 000', '']],
    ['FORM-34', 'text', { kind: 'phone' }, ['+33612345678', '+972 50 123 4567', '', null]],
    ['ENG-03', 'text', { kind: 'email' }, ['dana@mail.org', ' dana@mail.org ']],
    ['FORM-02', 'text', { kind: 'url' }, ['https://example.org/a', 'www.example.org', 'http://éléonore.fr']],
    ['FORM-03', 'checkbox', {}, [true, false]],
    ['FORM-04 ENT-06', 'date', {}, ['2024-02-29', '']],
    ['FORM-04 ENT-06', 'date', { picker: 'datetime' }, ['2025-11-12T09:30:00+01:00', '2025-11-12T09:30Z']],
    ['FORM-04 ENT-06', 'date', { picker: 'year' }, ['1990']],
    ['FORM-04 ENT-06', 'date', { picker: 'month' }, ['1990-12']],
    ['FORM-04 ENT-06', 'date', { picker: 'time' }, ['23:59']],
    [
      'FORM-04 ENT-06',
      'date',
      { range: true },
      [
        ['2025-01-01', '2025-01-01'],
        ['', ''],
      ],
    ],
    ['FORM-05', 'date', { filter: 'AFTER_TODAY' }, ['2025-11-13']],
    ['FORM-05', 'date', { filter: 'TODAY_AND_BEFORE', picker: 'datetime' }, ['2025-11-12T23:00:00+01:00']],
    ['FORM-05', 'date', { filter: 'BEFORE_TODAY', picker: 'year' }, ['2024']],
    ['FORM-12 ENT-06', 'birthDate', {}, ['1990-01-15T11:00:00', '1990-01-15T23:00:00', '']],
    ['FORM-15', 'calendar', { calendarId: 'c1' }, ['2025-11-12T08:30:00Z']],
    ['FORM-16', 'products', {}, [0, 3, '3', 30]],
    ['FORM-21', 'freeAmount', {}, [0, 2.5, '2,50', '']],
    ['FORM-22', 'paymentMethod', {}, ['ONLINE', 'Chèque']],
    ['FORM-27', 'select', { values: ['a', 'b'] }, ['a', '', ['b']]],
    ['FORM-27', 'select', { values: ['a', 'b'], multiple: true }, [['a', 'b'], [], 'a']],
    ['FORM-28', 'textArea', {}, ['one\ntwo']],
    ['FORM-29 ENT-06', 'upload', {}, [[{ doc: 'd1', name: 'a.pdf' }], []]],
  ])('%s %s %j takes %j', (_id, type, props, values) => {
    const field = fieldOf(type, props, COMPLEX);
    for (const value of values) expect([value, codesOf(field, value)]).toEqual([value, []]);
  });

  it.each([
    ['ENG-02', 'text', { kind: 'alphabetic' }, 'Jean3', 'lettersOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, 'a@b', 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, 'a b', 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, 'a-b', 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, 'a_b', 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, "l'eau", 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'alphanumeric' }, 'בן־ארי', 'lettersAndDigitsOnly'],
    ['FORM-02', 'text', { kind: 'numeric' }, '-3', 'digitsOnly'],
    ['FORM-02', 'text', { kind: 'numeric' }, -3, 'digitsOnly'],
    ['FORM-02', 'text', { kind: 'numeric' }, 'trois', 'digitsOnly'],
    ['FORM-34 ACC-10', 'text', { kind: 'phone' }, '061234567', 'phone'],
    ['FORM-34', 'text', { kind: 'phone' }, { state: 'valid', e164: 'javascript:' }, 'phone'],
    ['ENG-03', 'text', { kind: 'email' }, 'dana@', 'email'],
    ['FORM-02', 'text', { kind: 'url' }, 'javascript:alert(1)', 'url'],
    ['SRV-01', 'text', {}, 'x'.repeat(1001), 'tooLong'],
    ['SRV-01', 'text', {}, { toString: 1 }, 'mistyped'],
    ['ENG-01', 'text', required, '  ', 'required'],
    ['FORM-03', 'checkbox', required, false, 'required'],
    ['FORM-03', 'checkbox', {}, 'true', 'mistyped'],
    ['FORM-04', 'date', {}, '2025-02-29', 'date'],
    ['FORM-04', 'date', {}, '12/11/2025', 'date'],
    ['FORM-04', 'date', { picker: 'datetime' }, '2025-11-12T09:30:00', 'date'],
    ['FORM-04', 'date', { picker: 'time' }, '24:00', 'date'],
    ['FORM-04', 'date', { range: true }, ['2025-01-02', '2025-01-01'], 'date'],
    ['FORM-04', 'date', { range: true }, ['2025-01-02', ''], 'required'],
    ['FORM-04', 'date', { range: true }, '2025-01-02', 'mistyped'],
    ['FORM-05', 'date', { filter: 'BEFORE_TODAY' }, '2025-11-12', 'dateFilter'],
    ['FORM-05', 'date', { filter: 'TODAY_AND_AFTER' }, '2025-11-11', 'dateFilter'],
    ['FORM-05', 'date', { filter: 'AFTER_TODAY', range: true }, ['2025-11-12', '2025-11-13'], 'dateFilter'],
    ['FORM-13', 'birthDate', {}, '2020-02-31T11:00:00', 'date'],
    ['FORM-15', 'calendar', { calendarId: 'c1' }, 'tomorrow', 'date'],
    ['SRV-01', 'products', {}, -1, 'mistyped'],
    ['SRV-01', 'products', {}, 1.5, 'mistyped'],
    ['SRV-01', 'products', {}, 31, 'tooMany'],
    ['FORM-21', 'freeAmount', {}, -1, 'amountInvalid'],
    ['FORM-21', 'freeAmount', {}, 'dix', 'amountInvalid'],
    ['FORM-22', 'paymentMethod', {}, '', 'required'],
    ['FORM-22', 'paymentMethod', {}, 'Or', 'choice'],
    ['FORM-27', 'select', { values: ['a'] }, 'b', 'choice'],
    ['FORM-27', 'select', { values: ['a', 'b'] }, ['a', 'b'], 'mistyped'],
    [
      'FORM-29',
      'upload',
      {},
      [
        { doc: '1', name: 'a' },
        { doc: '2', name: 'b' },
      ],
      'tooMany',
    ],
    [
      'FORM-29',
      'upload',
      { multiple: true, maxCount: 1 },
      [
        { doc: '1', name: 'a' },
        { doc: '2', name: 'b' },
      ],
      'tooMany',
    ],
    ['FORM-29', 'upload', {}, [{ doc: 1 }], 'mistyped'],
  ])('%s %s %j refuses %j: %s', (_id, type, props, value, code) => {
    expect(codesOf(fieldOf(type, props, COMPLEX), value)).toEqual([code]);
  });

  it('FORM-17 FORM-18 a dropdown takes 30 of a product, a box one', () => {
    const products = (type: string) => ({ products: [{ id: 'P1', montant: 1, renderOptions: { type } }] });
    expect(codesOf(fieldOf('products', {}, products('SELECT')), 30)).toEqual([]);
    expect(codesOf(fieldOf('products', {}, products('SELECT')), 31)).toEqual(['tooMany']);
    expect(codesOf(fieldOf('products', {}, products('CHECKBOX')), 2)).toEqual(['tooMany']);
  });

  it('FORM-16 inactive products, and those the block does not list, are not there', () => {
    const products = [{ id: 'P1' }, { id: 'P2', active: false }, { id: 'P3' }];
    const keys = (props: Readonly<Record<string, unknown>>) =>
      formOf([node('products', { ...props })], { products }).blocks[0]?.fields.map(({ key }) => key);
    expect(keys({})).toEqual(['P1_quantity', 'P3_quantity']);
    expect(keys({ products: ['P2', 'P3'] })).toEqual(['P3_quantity']);
  });

  it('FORM-06 an empty date is filled with the present, unless the filter excludes today', () => {
    const initial = (props: Readonly<Record<string, unknown>>) =>
      fieldOf('date', { defaultNow: true, ...props }).initial?.(NOW);
    expect(initial({})).toEqual(['2025-11-12']);
    expect(initial({ picker: 'datetime' })).toEqual([NOW]);
    expect(initial({ picker: 'time', range: true })).toEqual(['09:30', '09:30']);
    expect(initial({ filter: 'TODAY_AND_AFTER', picker: 'month' })).toEqual(['2025-11']);
    expect(initial({ filter: 'AFTER_TODAY' })).toBeUndefined();
    expect(fieldOf('date').initial?.(NOW)).toBeUndefined();
  });

  it('FORM-22 the only way to pay is chosen already', () => {
    expect(fieldOf('paymentMethod').initial?.(NOW)).toBe('ONLINE');
    expect(fieldOf('paymentMethod', {}, COMPLEX).initial?.(NOW)).toBeUndefined();
  });
});

describe('persons', () => {
  it('FORM-09 identity wants every part but the note, with an address when the form is FULL', () => {
    expect(codesOf(fieldOf('identity', {}, { identity: 'SHORT' }), {})).toEqual(
      ['homme', 'prenom', 'nom', 'email', 'tel'].map((part) => `${part}: required`),
    );
    const address = { adresse: '1 rue X', postal: '75001', ville: 'Paris', pays: 'FR' };
    const full = fieldOf('identity', {}, { identity: 'FULL' });
    expect(codesOf(full, ana)).toEqual(['adresse: required', 'postal: required', 'ville: required', 'pays: required']);
    expect(codesOf(full, { ...ana, ...address })).toEqual([]);
    expect(codesOf(full, { ...ana, ...address, postal: 'SW1A 1AA', ville: 'P@ris' })).toEqual([
      'postal: digitsOnly',
      'ville: lettersAndDigitsOnly',
    ]);
    expect(codesOf(full, { ...ana, ...address, postal: 'SW1A 1AA', pays: 'GB' })).toEqual([]);
  });

  it('ENG-05 a contact that is not required may stay empty, or hold parts that are well formed', () => {
    const contact = fieldOf('contact');
    expect(codesOf(contact, {})).toEqual([]);
    expect(codesOf(contact, { prenom: 'Dan' })).toEqual([]);
    expect(codesOf(contact, { prenom: 'Dan3', email: 'x', tel: '061' })).toEqual([
      'prenom: lettersOnly',
      'email: email',
      'tel: phone',
    ]);
  });

  it('ENG-05 a required contact leaves relation and note free, a memorial the Hebrew name', () => {
    const contact = fieldOf('contact', { required: true, address: true }, { withRelations: true });
    expect(codesOf(contact, {}).map((code) => code.split(':')[0])).toEqual([
      ...['homme', 'prenom', 'nom', 'email', 'tel', 'adresse', 'postal', 'ville', 'pays'],
    ]);
    const memorial = codesOf(fieldOf('hazkara', { required: true }), {});
    expect(memorial).toContain('_relation: required');
    expect(memorial).toContain('deceasedPere: required');
    expect(memorial).not.toContain('prenomHE: required');
  });

  it('FORM-11 date of death and relation are always required, except in manual mode', () => {
    expect(codesOf(fieldOf('hazkara'), {})).toEqual(['_relation: required', 'deceasedDate: required']);
    expect(codesOf(fieldOf('hazkara', {}, { manual: true }), {})).toEqual([]);
    expect(codesOf(fieldOf('hazkara', { fixedRelation: 'PERE' }), { deceasedDate: '1990-01-15T23:00:00' })).toEqual([]);
    expect(codesOf(fieldOf('hazkara'), { _relation: 'ONCLE', deceasedDate: '1990-01-15' })).toEqual([
      '_relation: choice',
      'deceasedDate: date',
    ]);
  });

  it('ACC-07 ENG-03 a contact has another e-mail and telephone than the identity', () => {
    const contact = fieldOf('contact');
    const identity = fieldOf('identity', {}, { identity: 'SHORT' }).decode(ana);
    expect(codesOf(contact, { email: 'ana@ex.FR ', tel: '+33612345678' }, identity)).toEqual([
      'email: emailOfPayer',
      'tel: phoneOfPayer',
    ]);
    expect(codesOf(contact, { email: '', tel: '' }, { email: '', tel: { state: 'empty', e164: null } })).toEqual([]);
    expect(codesOf(contact, ana, undefined)).toEqual([]);
  });

  it('ACC-07 FORM-08 a contact that copies holds the identity and is let through, on the server too', () => {
    const contact = fieldOf('contact', { copyIdentity: true });
    const identity = fieldOf('identity', {}, { identity: 'SHORT' }).decode(ana);
    const value = contact.settle?.(contact.decode({ nom: 'Cohen', copy: true }), identity);
    expect(contact.encode(value)).toEqual(ana);
    expect(codesOf(contact, { copy: true }, identity)).toEqual([]);
    expect(codesOf(contact, contact.encode(value), identity)).toEqual([]);
    expect(codesOf(contact, { ...ana, nom: 'Cohen' }, identity)).toHaveLength(2);
    expect(codesOf(fieldOf('contact'), { ...ana, copy: true }, identity)).toHaveLength(2);
  });

  it('FORM-31 a fixed gender and relation are forced, and are no answer of their own', () => {
    const contact = fieldOf('contact', { fixedGenre: 'Femme', fixedRelation: 'AMI' }, { withRelations: true });
    const settled = contact.settle?.(contact.decode({ homme: true, prenom: 'Dana' }), undefined);
    expect(contact.encode(settled)).toEqual({ homme: false, _relation: 'AMI', prenom: 'Dana' });
    expect(contact.isEmpty(contact.settle?.({}, undefined))).toBe(true);
  });

  it('SRV-01 parts that the block does not have are left out', () => {
    expect(fieldOf('child').decode({ prenom: 'Dan', admin: true, email: 'x', nom: 3 })).toEqual({ prenom: 'Dan' });
  });
});

describe('what authors are told', () => {
  it.each([
    ['BUILD-02', 'select', { fieldKey: ' ' }, ['keyMissing', 'labelMissing', 'valuesMissing']],
    ['BUILD-02', 'textArea', { fieldKey: 'a', label: 'A' }, []],
    ['BUILD-02', 'upload', { fieldKey: 'a' }, ['labelMissing']],
    ['BUILD-04', 'calendar', {}, ['calendarMissing']],
    ['BUILD-04', 'paymentMethod', {}, ['paymentMethodsMissing']],
    ['BUILD-04', 'productInfo', {}, ['productMissing']],
    ['BUILD-04', 'embeddedForm', {}, ['blockMissing']],
    ['BUILD-04 BLOCK-06', 'embeddedPage', { url: ' ' }, ['urlMissing']],
    ['BUILD-04 BLOCK-07', 'pdf', { pdf: '/a.pdf' }, []],
    ['BUILD-04 BLOCK-07', 'pdf', {}, ['pdfMissing']],
    ['BUILD-04 BLOCK-08', 'video', {}, ['videoMissing']],
  ])('%s %s %j: %j', (_id, type, props, warnings) => {
    const kind = blockKinds.get(type)!;
    const { context } = formOf([]);
    const read = Object.fromEntries(
      Object.entries(kind.props).map(([name, prop]) => [name, prop.read((props as Record<string, unknown>)[name])]),
    );
    expect(kind.lint?.(read, context)).toEqual(warnings);
  });
});

describe('copy-identity', () => {
  const spouse = fieldOf('contact', { copyIdentity: true, fixedGenre: 'MALE' });
  const payer = { homme: false, prenom: 'Ana', nom: 'Levi', email: 'ana@example.org' };

  it('FORM-08 FORM-31 copies all but what the author has fixed', () => {
    expect(spouse.settle?.({ copy: true }, payer)).toMatchObject({ homme: true, nom: 'Levi' });
  });

  it('ENG-03 the copy may have the e-mail of the identity, also once it is sent without its box', () => {
    const copy = spouse.settle?.({ copy: true }, payer);
    expect(codesOf(spouse, spouse.encode(copy), payer)).toEqual([]);
    expect(codesOf(spouse, { email: 'ana@example.org' }, payer)).toEqual(['email: emailOfPayer']);
  });
});
