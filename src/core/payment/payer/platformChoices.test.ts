import { platformChoices } from './platformChoices';

const withAccount = { config: { GCL: { MAIN: true, OFF: false } } };
const both = ['CARD', 'PRELEVEMENT.GOCARDLESS'];

describe('platformChoices', () => {
  it('PAY-40 ACC-18 offers direct debit for recurring payments of an association that has an account', () => {
    expect(platformChoices({ recurring: true, assoc: 'MAIN', organisation: withAccount })).toEqual(both);
    expect(platformChoices({ recurring: false, assoc: 'MAIN', organisation: withAccount })).toEqual(['CARD']);
    for (const assoc of ['OTHER', 'OFF', 'constructor', '', null, undefined])
      expect(platformChoices({ recurring: true, assoc, organisation: withAccount })).toEqual(['CARD']);
    expect(platformChoices({ recurring: true, assoc: 'MAIN', organisation: {} })).toEqual(['CARD']);
  });

  it('ENT-12 reads accounts that arrive as JSON text', () => {
    const organisation = { config: { GCL: '{"MAIN":{"token":"x"}}' } };
    expect(platformChoices({ recurring: true, assoc: 'MAIN', organisation })).toEqual(both);
  });

  it('PAY-40 ACC-18 takes the means that the organisation has set, for recurring payments only', () => {
    const organisation = { ...withAccount, web: { paiement: { platform: { recurrent: 'PRELEVEMENT.GOCARDLESS' } } } };
    expect(platformChoices({ recurring: true, assoc: 'OTHER', organisation })).toEqual(['PRELEVEMENT.GOCARDLESS']);
    expect(platformChoices({ recurring: false, assoc: 'MAIN', organisation })).toEqual(['CARD']);
    const card = { ...withAccount, web: { 'paiement.platform.recurrent': 'CARD' } };
    expect(platformChoices({ recurring: true, assoc: 'MAIN', organisation: card })).toEqual(['CARD']);
    const unknown = { ...withAccount, web: { 'paiement.platform.recurrent': 'CHEQUE' } };
    expect(platformChoices({ recurring: true, assoc: 'MAIN', organisation: unknown })).toEqual(both);
  });
});
