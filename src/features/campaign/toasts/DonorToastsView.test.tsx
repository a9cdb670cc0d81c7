import { act, fireEvent, screen } from '@testing-library/react';
import type { Donor } from '../../../contract/campaigns/campaigns';
import { newDonors, newestKey } from '../../../core/campaign';
import { DonorToasts } from './DonorToasts';
import { renderGive, teamOf } from '../give/testing/renderGive';

const donor = (id: string, displayName: string, more: Partial<Donor> = {}): Donor => ({
  _id: id,
  montant: 50,
  type: 'DON',
  montantPerMonth: null,
  matched: 0,
  datetime: '2026-01-01T00:00:00Z',
  commentaire: '',
  campagneExtraData: { displayName, team: null },
  ...more,
});
const shown = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('TEAM-03 FEED-02 says nothing of a hidden team', async () => {
  const { store } = await renderGive(<DonorToasts />, { campaign: { teams: [teamOf('lev', 'Lev', true)] } });
  const came = donor('02', 'Ruth', { campagneExtraData: { displayName: 'Ruth', team: 'lev' } });
  await act(async () => {
    store.getState().received({ donors: [came], fresh: [came] });
    await import('./DonorToastsView');
  });
  await screen.findByText('Ruth');
  expect(shown()).toEqual(['Rutha donné 50 €']);
});

it('FEED-02 shows up to three who came since, five seconds each, and keeps those that are pointed at', async () => {
  const { store, pass } = await renderGive(<DonorToasts />, { campaign: { teams: [teamOf('lev', 'Lev')] } });
  const receive = (donors: readonly Donor[]) =>
    act(async () => {
      const { donors: known, received } = store.getState();
      received({ donors, fresh: newDonors(donors, known && newestKey(known)) });
      await import('./DonorToastsView');
    });
  const first = donor('01', 'Au chargement');
  await receive([first]);
  expect(shown()).toEqual([]);
  const hostile = '<b>x</b>';
  await receive([
    donor('05', `${hostile}\u202e`),
    donor('04', '', { type: 'ABONNEMENT', montantPerMonth: 10 }),
    donor('03', 'Ruth', { campagneExtraData: { displayName: 'Ruth', team: 'lev' } }),
    donor('02', 'Trop'),
    first,
  ]);
  await screen.findByText(hostile);
  expect(shown()).toEqual([`${hostile}a donné 50 €`, 'Anonymea donné 10 € / mois', 'Rutha donné 50 €Lev']);
  const stack = screen.getByRole('status');
  fireEvent.pointerEnter(stack);
  act(() => pass(60_000));
  expect(shown()).toHaveLength(3);
  fireEvent.pointerLeave(stack);
  act(() => pass(4999));
  expect(shown()).toHaveLength(3);
  act(() => pass(1));
  expect(shown()).toEqual([]);
});
