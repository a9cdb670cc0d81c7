import type { PayableCampaign } from '../../../contract/payments/payables';
import type { Service } from '../../../contract/records/services';
import { priceIntent, type AskedConfig, type PricingRecords } from '..';

const organisation: PricingRecords['organisation'] = {
  devise: 'eur',
  language: 'fr',
  defaultAssoc: 'A',
  cerfasInfos: [{ id: 'A', devise: 'eur' }],
};
const service: Service = {
  id: 'class',
  name: 'Cours',
  description: '',
  montant: 30,
  recurrent: 0,
  cerfa: false,
  groupe: null,
  categorie: '',
  nbMonth: null,
  sysQuantity: true,
  assoc: 'B',
  other: [],
  active: true,
  position: 1,
};
const campagne: PayableCampaign = {
  id: 'gala',
  label: 'Gala',
  theme: 'blue',
  assoc: 'B',
  cerfa: true,
  active: true,
  config: {},
};

const price = (asked: AskedConfig, records: Partial<PricingRecords>, stage?: 'intent') =>
  priceIntent(asked, { organisation, ...records }, stage);
const refusal = (asked: AskedConfig, records: Partial<PricingRecords>, stage?: 'intent') => {
  const priced = price(asked, records, stage);
  return priced.ok ? null : priced.code;
};

describe('pricing a service', () => {
  const asked: AskedConfig = { type: 'SERVICE', typeId: 'class', montant: 1 };

  it('SRV-01 takes price, receipt, association and name from the service', () => {
    expect(price({ ...asked, cerfa: true, label: 'X' } as AskedConfig, { service })).toEqual({
      ok: true,
      config: {
        type: 'SERVICE', typeId: 'class', montant: 30, devise: 'eur', cerfa: false, assoc: 'B', abo: false, nbMonth: 1, divide: null, lang: 'fr', label: 'Cours',
        service: {
          id: 'class', name: 'Cours', description: '', montant: 30, recurrent: 0, cerfa: false, groupe: null, categorie: '', nbMonth: null, sysQuantity: true, assoc: 'B', other: [],
        },
      },
    }); // oxfmt-ignore
  });

  it('PAY-18 counts the price once for each person, and asks their names', () => {
    const people = { ...asked, service: { montant: 1, other: [{ nom: ' Levi ', prenom: 'Dan' }] } };
    expect(price(people, { service })).toMatchObject({
      config: { montant: 60, service: { montant: 30, other: [{ nom: 'Levi', prenom: 'Dan' }] } },
    });
    expect(price(people, { service: { ...service, sysQuantity: false } })).toMatchObject({ config: { montant: 30 } });
    expect(refusal({ ...asked, service: { other: [{ nom: '', prenom: 'Dan' }] } }, { service })).toBe('people');
  });

  it('PAY-33 ABO-01 takes a subscription for its months, or those that the payer chooses', () => {
    const subscription = { ...service, recurrent: 1 as const, sysQuantity: false };
    expect(price(asked, { service: { ...subscription, nbMonth: 10 } })).toMatchObject({
      config: { montant: 30, abo: true, nbMonth: 10, fixedNbMonth: 10, divide: null },
    });
    expect(price({ ...asked, nbMonth: 24 }, { service: subscription })).toMatchObject({
      config: { abo: true, nbMonth: 24 },
    });
    expect(price(asked, { service: subscription })).toMatchObject({ config: { abo: true, nbMonth: 12 } });
    expect(refusal({ ...asked, nbMonth: 0 }, { service: subscription })).toBe('months');
    expect(refusal({ ...asked, divide: 2 }, { service: subscription })).toBe('divide');
  });

  it('PAY-32 never takes a service that is paid once every month', () => {
    expect(refusal({ ...asked, abo: true, nbMonth: 12 }, { service })).toBe('months');
    expect(price({ ...asked, divide: 3 }, { service })).toMatchObject({ config: { montant: 30, divide: 3 } });
  });

  it('SRV-01 refuses a service that is unknown, another one, withdrawn, or whose price cannot be paid', () => {
    expect(refusal(asked, { service: null })).toBe('serviceUnknown');
    expect(refusal({ ...asked, typeId: 'other' }, { service })).toBe('serviceUnknown');
    expect(refusal(asked, { service: { ...service, active: false } })).toBe('serviceClosed');
    expect(refusal(asked, { service: { ...service, montant: 100_000_000 } })).toBe('amountMaximum');
  });

  it('PAY-12 lets the payer say how much for a service without a price', () => {
    const free = { service: { ...service, montant: 0, sysQuantity: false } };
    expect(price({ ...asked, montant: 18 }, free)).toMatchObject({ config: { montant: 18 } });
    expect(refusal({ ...asked, montant: 0.5 }, free)).toBe('amountMinimum');
    expect(price({ ...asked, montant: null }, free, 'intent')).toMatchObject({ config: { montant: 0 } });
  });
});

describe('pricing a gift to a campaign', () => {
  const asked: AskedConfig = { type: 'CAMPAGNE', typeId: 'gala', montant: 50 };

  it('DON-12 PAY-63 takes receipt, association and label from the campaign, name and team from the donor', () => {
    expect(price({ ...asked, team: 'red', campagne: { displayName: ' Dana ' } }, { campagne })).toMatchObject({
      config: {
        label: 'Gala',
        cerfa: true,
        assoc: 'B',
        team: 'red',
        campagne: { label: 'Gala', theme: 'blue', assoc: 'B', displayName: 'Dana' },
      },
    });
  });

  it('PAY-32 PAY-36 bounds months and parts by the campaign', () => {
    const bounded = {
      campagne: { ...campagne, config: { minNbMonth: 6, maxNbMonth: 24, defaultNbMonth: 18, maxDivideNB: 4 } },
    };
    expect(price({ ...asked, abo: true, nbMonth: 24 }, bounded)).toMatchObject({
      config: { nbMonth: 24, minNbMonth: 6, maxNbMonth: 24, maxDivide: 4 },
    });
    expect(price({ ...asked, abo: true }, bounded)).toMatchObject({ config: { nbMonth: 18 } });
    expect([refusal({ ...asked, abo: true, nbMonth: 25 }, bounded), refusal({ ...asked, divide: 5 }, bounded)]).toEqual(
      ['months', 'divide'],
    );
    expect(refusal({ ...asked, abo: true, nbMonth: 13 }, { campagne })).toBe('months');
  });

  it('PAY-34 takes a gift without end where the campaign does', () => {
    const endless = { campagne: { ...campagne, config: { productMonth: true } } };
    expect(price({ ...asked, abo: true, nbMonth: 0 }, endless)).toMatchObject({
      config: { nbMonth: 0, campagne: { productMonth: true } },
    });
    expect(refusal({ ...asked, abo: true, nbMonth: 0 }, { campagne })).toBe('months');
  });

  it('PAY-12 takes 20 over 12 fixed months, whose intent may come with 0', () => {
    const forced = { campagne: { ...campagne, config: { forceMonthNb: 12 } } };
    expect(price({ ...asked, montant: 0 }, forced, 'intent')).toMatchObject({
      config: { montant: 0, abo: true, nbMonth: 12, fixedNbMonth: 12 },
    });
    expect(refusal({ ...asked, montant: 0 }, forced)).toBe('amountMinimum');
    expect(price({ ...asked, montant: 20, nbMonth: 2 }, forced)).toMatchObject({
      config: { montant: 20, nbMonth: 12 },
    });
    expect(refusal({ ...asked, montant: 0 }, { campagne }, 'intent')).toBe('amountMinimum');
  });

  it('SRV-01 refuses a campaign that is unknown or over', () => {
    expect(refusal(asked, { campagne: null })).toBe('campagneUnknown');
    expect(refusal(asked, { campagne: { ...campagne, id: 'x' } })).toBe('campagneUnknown');
    expect(refusal(asked, { campagne: { ...campagne, active: false } })).toBe('campagneClosed');
  });
});

describe('pricing by a link', () => {
  const asked: AskedConfig = { type: 'GENERAL' };

  it('LINK-02 takes label, receipt, association and bounds from the link', () => {
    const terms = { label: 'Cotisation', cerfa: false, assoc: 'B', montant: 180, maxDivide: 3, reusable: true };
    expect(price({ ...asked, montant: 90 }, { terms })).toMatchObject({
      config: { label: 'Cotisation', cerfa: false, assoc: 'B', montant: 90, maxDivide: 3, reusable: true },
    });
    expect(price(asked, { terms }, 'intent')).toMatchObject({ config: { montant: 180 } });
    expect(refusal({ ...asked, montant: 90, divide: 4 }, { terms })).toBe('divide');
    expect(price({ ...asked, montant: 90 }, { terms: { assoc: 'B' } })).toMatchObject({
      config: { assoc: 'B', cerfa: false },
    });
    expect(price({ ...asked, montant: 90 }, { terms: { assoc: 'A' } })).toMatchObject({
      config: { assoc: 'A', cerfa: true },
    });
  });

  it('LINK-02 opens with the rhythm of the link, which the payer may leave', () => {
    const terms = { montant: 20, abo: true, nbMonth: 0 };
    expect(price(asked, { terms }, 'intent')).toMatchObject({ config: { montant: 20, abo: true, nbMonth: 0 } });
    expect(price({ ...asked, montant: 20, abo: true, nbMonth: 6 }, { terms })).toMatchObject({
      config: { nbMonth: 6 },
    });
    expect(price({ ...asked, montant: 20, abo: false }, { terms })).toMatchObject({
      config: { abo: false, nbMonth: 1 },
    });
    expect(price(asked, { terms: { montant: 100, divide: 4 } }, 'intent')).toMatchObject({
      config: { divide: 4, nbMonth: 4 },
    });
  });

  it('PAY-12 fixes the amount of a link over fixed months, and leaves it open where the link names none', () => {
    const terms = { montant: 20, fixedNbMonth: 12 };
    expect(price({ ...asked, montant: 5 }, { terms })).toMatchObject({ config: { montant: 20, nbMonth: 12 } });
    expect(price(asked, { terms: { fixedNbMonth: 12 } }, 'intent')).toMatchObject({
      config: { montant: 0, nbMonth: 12 },
    });
    expect(price(asked, { terms: {} }, 'intent')).toMatchObject({ config: { montant: 0 } });
    expect(refusal(asked, { terms: {} })).toBe('amountInvalid');
    expect(refusal(asked, {}, 'intent')).toBe('amountInvalid');
  });

  it('SRV-01 keeps the price, receipt and association of what the link is for', () => {
    const terms = { montant: 1, cerfa: true, assoc: 'X', label: 'Pour Dan' };
    expect(price({ type: 'SERVICE', typeId: 'class' }, { service, terms })).toMatchObject({
      config: { montant: 30, cerfa: false, assoc: 'B', label: 'Pour Dan' },
    });
  });
});
