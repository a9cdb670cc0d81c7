import { dropped, heard, isPresent, noTicks, sent, ticked } from './ticks';

const AT = '2025-04-01T08:00:00Z';
const ana = [{ id: 'ana', at: AT }];

it('DESK-26 a tick counts at once, and stays until it was sent', () => {
  const wished = ticked(noTicks, 'ana', true, false);
  expect(isPresent(wished, 'ana')).toBe(true);
  expect(heard(wished, []).waiting.get('ana')).toBe(true);
  const done = sent(wished, 'ana', true, AT);
  expect([isPresent(done, 'ana'), done.waiting.size]).toEqual([true, 0]);
});

it('DESK-26 what was taken back before it was sent is not sent', () => {
  expect(ticked(ticked(noTicks, 'ana', true, false), 'ana', false, false).waiting.size).toBe(0);
  const known = heard(noTicks, ana);
  expect(ticked(ticked(known, 'ana', false, false), 'ana', true, false).waiting.size).toBe(0);
});

it('DESK-26 what was taken back while nobody knows whether it arrived is sent after it', () => {
  const under = ticked(ticked(noTicks, 'ana', true, false), 'ana', false, true);
  expect([...under.waiting]).toEqual([['ana', false]]);
  const done = sent(under, 'ana', true, AT);
  expect([isPresent(done, 'ana'), [...done.waiting]]).toEqual([false, [['ana', false]]]);
});

it('DESK-26 shows what others ticked, and drops what is gone', () => {
  const mine = ticked(heard(noTicks, ana), 'dan', true, false);
  const theirs = heard(mine, [{ id: 'eva', at: AT }]);
  expect(['ana', 'dan', 'eva'].map((id) => isPresent(theirs, id))).toEqual([false, true, true]);
  expect(isPresent(dropped(theirs, 'dan'), 'dan')).toBe(false);
});
