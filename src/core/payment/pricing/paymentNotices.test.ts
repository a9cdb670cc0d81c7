import { paymentNotices } from './paymentNotices';

describe('paymentNotices', () => {
  it('PAY-03 says whether a receipt is delivered', () => {
    expect(paymentNotices({ type: 'CAISSE', cerfa: true }).cerfa).toBe(true);
    expect(paymentNotices({ type: 'CAISSE', cerfa: false }).cerfa).toBe(false);
    expect(paymentNotices({ type: 'CAISSE' }).cerfa).toBeNull();
  });

  it('PAY-03 asks a submission for what of its total gets one', () => {
    const cerfa = (totalCerfa: number | null) =>
      paymentNotices({ type: 'FORM', cerfa: true, submit: { total: 50, reste: 50, formData: { totalCerfa } } }).cerfa;
    expect([cerfa(0.01), cerfa(0), cerfa(null)]).toEqual([true, false, false]);
  });

  it('PAY-03 tells of a link that can be used again', () => {
    expect(paymentNotices({ type: 'GENERAL', reusable: true }).reusable).toBe(true);
    expect(paymentNotices({ type: 'GENERAL' }).reusable).toBe(false);
  });

  it('PAY-02 names the payment to be changed, and has expired when nothing is left to change', () => {
    const paiement = { id: 'p1', name: 'Don' };
    const config = { type: 'GENERAL', update: true, paiement } as const;
    expect(paymentNotices(config)).toMatchObject({ updates: 'Don', expired: false });
    expect(paymentNotices({ ...config, paiement: { ...paiement, finalized: true } })).toMatchObject({ expired: true });
    const paid = { type: 'GENERAL', paiement: { ...paiement, finalized: true } } as const;
    expect(paymentNotices(paid)).toMatchObject({ updates: null, expired: false });
  });
});
