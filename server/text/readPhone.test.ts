import { readPhone } from './readPhone';

describe('readPhone', () => {
  it.each([
    ['+33612345678', '+33612345678'],
    ['33 6 12 34 56 78', '+33612345678'],
    ['+972501234567', '+972501234567'],
    ['+39 06 698 12345', '+390669812345'],
    ['0612345678', null],
    ['+3361234567', null],
    ['+999123456789', null],
    ['', null],
    ['abc', null],
  ])('PAY-13 reads %s as %s', (typed, expected) => {
    expect(readPhone(typed)).toBe(expected);
  });
});
