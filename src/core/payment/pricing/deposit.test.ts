import { minor } from '../../money';
import { depositOf, minimumOf } from './deposit';

const submission = { total: minor(50000), reste: minor(50000), deposit: minor(10000), depositPercent: 30 };
const euro = minor(100);

describe('deposit', () => {
  it('PAY-11 takes the larger of the fixed deposit and the percentage', () => {
    expect(depositOf(submission)).toBe(15000);
    expect(depositOf({ ...submission, depositPercent: 10 })).toBe(10000);
    expect(depositOf({ total: minor(50000), reste: minor(50000) })).toBe(0);
  });

  it('PAY-11 never asks for more than the total, whatever was configured', () => {
    expect(depositOf({ ...submission, deposit: minor(90000) })).toBe(50000);
    expect(depositOf({ ...submission, depositPercent: 400 })).toBe(50000);
  });

  it('PAY-11 asks for the deposit while nothing is paid and for 1 afterwards', () => {
    expect(minimumOf(submission, euro)).toBe(15000);
    expect(minimumOf({ ...submission, reste: minor(35000) }, euro)).toBe(100);
  });

  it('PAY-11 accepts a remainder below 1', () => {
    expect(minimumOf({ ...submission, reste: minor(40) }, euro)).toBe(40);
  });
});
