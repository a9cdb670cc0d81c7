import type { Debt } from '../../../contract/records/debts';
import type { PayableSubmissionRecord } from '../../../contract/payments/payables';
import { priceIntent, type AskedConfig, type PricingRecords } from '..';

const organisation: PricingRecords['organisation'] = {
  devise: 'eur',
  language: 'fr',
  defaultAssoc: 'A',
  cerfasInfos: [{ id: 'A', devise: 'eur' }],
};
const debt = (id: string, reste: number, more: Partial<Debt> = {}): Debt => ({
  id, name: `Dette ${id}`, montant: 100, payed: 100 - reste, reste, assoc: null, cerfa: true, active: true, ...more,
}); // oxfmt-ignore
const submission: PayableSubmissionRecord = {
  id: 's1', label: 'Inscription', total: 500, payed: 0, reste: 500, active: true, formData: { deposit: 100, depositPercent: 30, totalCerfa: 200, assoc: 'B' },
}; // oxfmt-ignore

const price = (asked: AskedConfig, records: Partial<PricingRecords>, stage?: 'intent') =>
  priceIntent(asked, { organisation, ...records }, stage);
const refusal = (asked: AskedConfig, records: Partial<PricingRecords>, stage?: 'intent') => {
  const priced = price(asked, records, stage);
  return priced.ok ? null : priced.code;
};

describe('pricing debts', () => {
  const one: AskedConfig = { type: 'DETTE', typeId: 'd1' };
  const dettes = [debt('d1', 50), debt('d2', 30), debt('d3', 100)];

  it('PAY-50 takes of one debt up to what is left of it', () => {
    expect(price({ ...one, montant: 20 }, { dettes })).toMatchObject({
      config: {
        type: 'DETTE',
        typeId: 'd1',
        montant: 20,
        cerfa: true,
        assoc: 'A',
        label: 'Dette d1',
        dette: { id: 'd1', reste: 50 },
      },
    });
    expect(price(one, { dettes }, 'intent')).toMatchObject({ config: { montant: 50 } });
    expect(refusal({ ...one, montant: 50.01 }, { dettes })).toBe('amountMaximum');
    expect(price({ ...one, montant: 0.4 }, { dettes: [debt('d1', 0.4)] })).toMatchObject({ ok: true });
    expect(price({ ...one, montant: 36, divide: 3 }, { dettes })).toMatchObject({ config: { divide: 3 } });
    expect(refusal({ ...one, montant: 36, abo: true }, { dettes })).toBe('months');
  });

  it('PAY-52 refuses debts of several currencies by name, in an intent too', () => {
    const asked = (...devises: (string | undefined)[]): AskedConfig => ({
      type: 'MULTI_DETTE',
      montant: 80,
      dettes: devises.map((devise, index) => ({ id: `d${index + 1}`, ...(devise && { devise }) })),
    });
    for (const stage of ['intent', undefined] as const) {
      expect(refusal(asked('eur', 'usd'), { dettes }, stage)).toBe('dettesCurrencies');
      expect(refusal(asked(undefined, 'ils'), { dettes }, stage)).toBe('dettesCurrencies');
      expect(refusal({ ...asked('usd'), type: 'GENERAL' }, { dettes }, stage)).toBe('dettesCurrencies');
      expect(refusal(asked('EUR', undefined), { dettes }, stage)).toBeNull();
    }
  });

  it('PAY-50 takes several in the order asked for, by their own figures, and more as a gift', () => {
    const asked: AskedConfig = {
      type: 'MULTI_DETTE',
      montant: 500,
      dettes: [{ id: 'd3' }, { id: 'd1' }, { id: 'd3' }],
    };
    const priced = price(asked, { dettes });
    expect(priced).toMatchObject({
      config: { type: 'MULTI_DETTE', typeId: null, montant: 500, label: 'Dette d3, Dette d1' },
    });
    expect(priced.ok && priced.config.dettes?.map(({ id, reste }) => [id, reste])).toEqual([['d3', 100], ['d1', 50]]); // oxfmt-ignore
    expect(price({ ...asked, montant: null }, { dettes }, 'intent')).toMatchObject({ config: { montant: 150 } });
  });

  it('PAY-50 reads a general gift that names debts as a payment of them', () => {
    const sent = { type: 'GENERAL', montant: 60, dettes: [{ id: 'd1', montant: 50 }, { id: 'd2', montant: 9999 }] }; // oxfmt-ignore
    expect(price(sent, { dettes })).toMatchObject({ config: { type: 'MULTI_DETTE', montant: 60, dettes: [{ id: 'd1', reste: 50 }, { id: 'd2', reste: 30 }] } }); // oxfmt-ignore
    expect(refusal(sent, {})).toBe('type');
    expect(price({ ...sent, dettes: [] }, {})).toMatchObject({ config: { type: 'GENERAL' } });
  });

  it('SRV-01 refuses debts that are unknown, paid, cancelled, or of different associations', () => {
    const all = (...list: Debt[]) => refusal({ type: 'MULTI_DETTE', montant: 50, dettes: list }, { dettes: list });
    expect(refusal({ ...one, montant: 5 }, { dettes: [] })).toBe('detteUnknown');
    expect(refusal({ type: 'MULTI_DETTE', montant: 5, dettes: [{ id: 'd1' }, { id: 'x' }] }, { dettes })).toBe(
      'detteUnknown',
    );
    expect(refusal({ type: 'MULTI_DETTE', montant: 5 }, { dettes })).toBe('detteUnknown');
    expect(refusal({ ...one, montant: 5 }, { dettes: [debt('d1', 0)] })).toBe('nothingDue');
    expect(refusal({ ...one, montant: 5 }, { dettes: [debt('d1', 5, { active: false })] })).toBe('nothingDue');
    expect(all(debt('a', 0), debt('b', 0))).toBe('nothingDue');
    expect(all(debt('a', 50), debt('b', 50, { assoc: 'B' }))).toBe('dettesApart');
    expect(all(debt('a', 50), debt('b', 0, { assoc: 'B' }))).toBeNull();
  });

  it('PAY-03 delivers a receipt for several debts only when each does', () => {
    const list = [debt('a', 50), debt('b', 50, { cerfa: false })];
    expect(price({ type: 'MULTI_DETTE', montant: 50, dettes: list }, { dettes: list })).toMatchObject({
      config: { cerfa: false },
    });
  });

  it('PAY-50 keeps the label of many debts short enough to travel', () => {
    const list = Array.from({ length: 60 }, (_, index) => debt(`n${index}`, 5));
    const priced = price({ type: 'MULTI_DETTE', montant: 50, dettes: list }, { dettes: list });
    expect(priced.ok && priced.config.label).toMatch(/^.{199}…$/);
  });
});

describe('pricing a submission', () => {
  const asked: AskedConfig = { type: 'FORM', typeId: 's1', montant: 150 };

  it('PAY-11 ACC-16 takes the deposit at least and what is left at most', () => {
    expect(price(asked, { submission })).toMatchObject({
      config: { montant: 150, cerfa: true, assoc: 'B', label: 'Inscription', submit: { total: 500, reste: 500 } },
    });
    expect(price({ ...asked, montant: 149 }, { submission })).toEqual({
      ok: false,
      code: 'amountMinimum',
      minimum: 150,
    });
    expect(price({ ...asked, montant: 1 }, { submission: { ...submission, reste: 350 } })).toMatchObject({ ok: true });
    expect(refusal({ ...asked, montant: 351 }, { submission: { ...submission, reste: 350 } })).toBe('amountMaximum');
    expect(price({ ...asked, montant: null }, { submission }, 'intent')).toMatchObject({ config: { montant: 500 } });
  });

  it('PAY-12 PAY-33 takes subscriptions and whole payments at their price', () => {
    const subscription = {
      ...submission,
      total: 20,
      reste: 20,
      formData: { paiementType: 'ABONNEMENT', abonnementMaxMonth: 10 },
    };
    expect(price(asked, { submission: subscription })).toMatchObject({
      config: { montant: 20, abo: true, nbMonth: 10, cerfa: false, assoc: 'A' },
    });
    const whole = { ...submission, formData: { ...submission.formData, onePaiement: true } };
    expect(price(asked, { submission: whole })).toMatchObject({ config: { montant: 500, abo: false } });
    expect(refusal({ ...asked, divide: 2 }, { submission: whole })).toBe('divide');
  });

  it('PAY-33 takes monthly submissions for their months, without end where they say so', () => {
    const monthly = (formData: object) => ({ submission: { ...submission, total: 20, reste: 20, formData: { paiementType: 'MONTHLY', ...formData } } }); // oxfmt-ignore
    expect(price({ ...asked, montant: 20 }, monthly({ aboMonthMin: 3 }))).toMatchObject({
      config: { montant: 20, abo: true, nbMonth: 3 },
    });
    expect(price({ ...asked, montant: 20, nbMonth: 0 }, monthly({ aboMonthInfinite: true }))).toMatchObject({
      config: { nbMonth: 0 },
    });
    expect(refusal({ ...asked, montant: 20, nbMonth: 0 }, monthly({}))).toBe('months');
  });

  it('SRV-01 refuses a submission that is unknown or paid', () => {
    expect(refusal(asked, { submission: null })).toBe('submissionUnknown');
    expect(refusal({ ...asked, typeId: 'x' }, { submission })).toBe('submissionUnknown');
    expect(refusal(asked, { submission: { ...submission, reste: 0 } })).toBe('nothingDue');
    expect(refusal(asked, { submission: { ...submission, active: false } })).toBe('nothingDue');
  });
});
