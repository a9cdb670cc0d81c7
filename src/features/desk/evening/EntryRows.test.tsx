import { act, render, screen } from '@testing-library/react';
import type { CampaignGift, PledgeRecord } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { EntryRows } from './EntryRows';
import { ofGift, ofPledge } from './listed';

const infos = { nom: '', prenom: '', email: '', tel: '' };
const pledge = {
  montant: 36,
  reste: 36,
  team: null,
  infos,
  note: '',
  state: 'open',
  createdAt: '2025-01-15T12:00:00Z',
};
const pledgeOf = (change: object) => ofPledge({ ...pledge, ...change } as unknown as PledgeRecord);
const gift = {
  id: 'g1',
  displayName: 'Dan',
  montant: 18,
  team: null,
  datetime: '2025-01-15T12:00:00Z',
  origin: 'payment',
};

it('DESK-63 a promise leads to who made it, where that is known and may be seen', async () => {
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  const rows = [
    pledgeOf({ id: 'p1', displayName: 'Noa', contactId: 'c1' }),
    pledgeOf({ id: 'p2', displayName: 'Eli', contactId: '' }),
    pledgeOf({ id: 'p3', displayName: 'Ana', contactId: null }),
    ofGift(gift as unknown as CampaignGift),
  ];
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <EntryRows
          rows={rows}
          campaign={{ devise: 'eur', teams: [] } as unknown as Campaign}
          organisation="demo"
          onPayments={() => undefined}
        />
      </DeskProvider>,
    ),
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Contact Noa']);
  expect(links[0]?.getAttribute('href')).toMatch(/\/o\/demo\/contacts\/c1$/);
});
