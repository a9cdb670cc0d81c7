import fc from 'fast-check';
import { minor, sumMinor, toMinor } from '../../money';
import { debtsToSend } from './debtsToSend';

const debts = [50, 30, 100, 20].map((reste, index) => ({ id: `d${index + 1}`, montant: 200, reste }));

describe('debtsToSend', () => {
  it('PAY-50 ACC-15 sends 120 as a general gift with 50, 30 and 40, and 60 with 50 and 10', () => {
    expect(debtsToSend(minor(12000), debts, 'eur')).toEqual({
      type: 'GENERAL',
      dettes: [{ id: 'd1', montant: 50 }, { id: 'd2', montant: 30 }, { id: 'd3', montant: 40 }],
      surplus: 0,
    }); // oxfmt-ignore
    expect(debtsToSend(minor(6000), debts, 'eur').dettes).toEqual([{ id: 'd1', montant: 50 }, { id: 'd2', montant: 10 }]); // oxfmt-ignore
  });

  it('PAY-50 keeps as a gift what no debt takes', () => {
    expect(debtsToSend(minor(25000), debts, 'eur')).toMatchObject({ surplus: 5000, dettes: { length: 4 } });
    expect(debtsToSend(minor(500), [], 'eur')).toEqual({ type: 'GENERAL', dettes: [], surplus: 500 });
  });

  it('PAY-50 caps each debt by what is left of it, else by its amount', () => {
    expect(debtsToSend(minor(9000), [{ id: 'a', montant: 40 }, { id: 'b', montant: 50, reste: 0 }], 'eur')).toMatchObject({
      dettes: [{ id: 'a', montant: 40 }],
      surplus: 5000,
    }); // oxfmt-ignore
  });

  it('PAY-50 never gives a debt more than is left of it and loses nothing, in every currency', () => {
    const currency = fc.constantFrom('jpy', 'eur', 'kwd');
    const list = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(currency, fc.integer({ min: 0, max: 300_000_000 }), list, (code, amount, lefts) => {
        const unit = toMinor(1, code);
        const owed = lefts.map((left, index) => ({ id: `d${index}`, montant: 1, reste: left / unit }));
        const { dettes, surplus } = debtsToSend(minor(amount), owed, code);
        const sent = dettes.map(({ id, montant }) => ({ id, montant: toMinor(montant, code) }));
        expect(sumMinor(sent.map(({ montant }) => montant)) + surplus).toBe(amount);
        for (const { id, montant } of sent) {
          expect(montant).toBeGreaterThan(0);
          expect(montant).toBeLessThanOrEqual(lefts[Number(id.slice(1))] ?? 0);
        }
        if (surplus > 0) expect(sent).toHaveLength(lefts.filter((left) => left > 0).length);
      }),
    );
  });
});
