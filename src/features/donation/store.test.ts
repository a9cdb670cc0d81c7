import { createDonationStore } from './store';

const write = (montant: number) => String(montant).replace('.', ',');

it.each([
  ['12,9', 12],
  ['12,90', 12],
  ['abc', null],
  ['-5', null],
  ['1 000', 1000],
  ['', null],
])('DON-06 reads the whole amount of "%s" and leaves the text as typed', (text, montant) => {
  const store = createDonationStore();
  store.getState().type(text);
  expect(store.getState()).toMatchObject({ text, montant });
});

it('DON-06 starts empty; when the field is left, the text becomes what was understood', () => {
  const store = createDonationStore();
  expect(store.getState()).toMatchObject({ text: '', montant: null });
  store.getState().type('12,9');
  store.getState().leave(write);
  expect(store.getState().text).toBe('12');
  store.getState().type('abc');
  store.getState().leave(write);
  expect(store.getState().text).toBe('');
});

it('DON-06 a preset sets the amount, with its cents, and leaving the field keeps them', () => {
  const store = createDonationStore();
  store.getState().choose(12.5, '12,5');
  store.getState().leave(write);
  expect(store.getState()).toMatchObject({ montant: 12.5, text: '12,5' });
});

it('CUR-04 another currency empties the amount; another rhythm or fund keeps it', () => {
  const store = createDonationStore();
  store.getState().choose(50, '50');
  store.getState().change({ frequency: 'monthly', caisseId: 'toit' });
  expect(store.getState().montant).toBe(50);
  store.getState().change({ currency: 'usd' });
  expect(store.getState()).toMatchObject({ montant: null, text: '' });
});

it('DON-07 what was wrong is forgotten with the next touch', () => {
  const store = createDonationStore();
  store.getState().refuse('missing');
  store.getState().go({ state: 'refused', error: 'Fermé' });
  store.getState().type('5');
  expect(store.getState()).toMatchObject({ problem: null, step: { state: 'idle' } });
});
