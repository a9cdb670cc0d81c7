import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PledgeRecord } from '../../../contract/campaigns/adminGifts';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { resendPledge } from '../../../contract/records/debtPayments';
import type { Role } from '../../../contract/terms/roles';
import { deskTexts } from '../../../i18n/desk';
import { deskEveningTexts } from '../../../i18n/deskEvening';
import type { Belonging } from '../belonging';
import { DeskError } from '../deskClient';
import { DeskProvider, type Desk } from '../deskContext';
import { ofPledge } from './listed';
import { PromisePayments } from './PromisePayments';

const infos = { prenom: 'Noa', nom: 'Lévi', tel: '+33 6 12 34 56 78', email: 'noa@example.org' };
const pledge = {
  ...{ id: 'p1', mode: 'live', montant: 180, reste: 80, displayName: 'Table 7', team: null, note: '', version: 'v' },
  ...{ origin: 'manual', state: 'open', url: 'https://example.org/l/x', createdAt: '2025-01-01T00:00:00Z', infos },
  contactId: null,
} satisfies PledgeRecord;

async function show(role: Role, change: Partial<PledgeRecord> = {}, send = jest.fn().mockResolvedValue({})) {
  const [texts, words] = await Promise.all([deskTexts.fr(), deskEveningTexts.fr()]);
  const notify = jest.fn();
  const call = jest.fn((route: object, asked: object) =>
    route === resendPledge ? (send(asked) as Promise<object>) : Promise.resolve({ data: [] }),
  );
  const desk = { lang: 'fr', texts, notify, call, path: '/', navigate: jest.fn() } as unknown as Desk;
  const organisation = { id: 'demo', role } as Belonging;
  const campaign = { id: 'gala', devise: 'eur' } as Campaign;
  const promise = ofPledge({ ...pledge, ...change });
  await act(async () => {
    render(
      <DeskProvider value={desk}>
        <PromisePayments {...{ organisation, campaign, promise }} onClose={jest.fn()} onChanged={jest.fn()} />
      </DeskProvider>,
    );
  });
  return { words, texts, notify, send };
}
const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

it('DESK-219 says who promised, how they are reached, and where it is paid', async () => {
  const { words } = await show('editor');
  screen.getByText('Noa Lévi');
  expect(hrefOf(infos.tel)).toBe('tel:+33612345678');
  expect(decodeURIComponent(hrefOf(infos.email) ?? '')).toBe('mailto:noa@example.org');
  expect(screen.getByLabelText(words.payLink)).toHaveProperty('value', pledge.url);
  expect(screen.queryByText(words.sendLink)).toBeNull();
});

it('DESK-219 has the link sent once it was read where it goes, once, though the answer to a try was lost', async () => {
  const send = jest.fn().mockRejectedValueOnce(new DeskError('network', '')).mockResolvedValue({});
  const { words, notify } = await show('owner', {}, send);
  await press(words.sendLink);
  screen.getByText(infos.email);
  expect(send).not.toHaveBeenCalled();
  await press(words.send);
  await press(words.send);
  expect(notify).toHaveBeenCalledWith(words.sending(infos.email));
  const [first, second] = send.mock.calls as [{ body: object; params: object }][];
  expect(second).toEqual(first);
  expect(first?.[0].params).toEqual({ campaignId: 'gala', pledgeId: 'p1' });
});

it.each([
  ['was written to often', 'tooManyAttempts'],
  ['paid meanwhile', 'not_open'],
] as const)('DESK-219 says why nothing goes to who %s', async (_who, code) => {
  const send = jest.fn().mockRejectedValue(new DeskError(code, ''));
  const { words } = await show('owner', {}, send);
  await press(words.sendLink);
  await press(words.send);
  await screen.findByText(words.sendProblems[code]);
});

it('DESK-219 has no link of a promise that is paid, and nothing that the server withheld', async () => {
  const { words } = await show('owner', { state: 'paid', reste: 0 });
  screen.getByText(infos.email);
  for (const text of [words.payLink, words.sendLink]) expect(screen.queryByText(text)).toBeNull();
});

it('DESK-219 USER-01 shows no details that a viewer is not given', async () => {
  const { words } = await show('viewer', { infos: { ...infos, tel: '', email: '' }, url: '', version: '' });
  screen.getByText('Noa Lévi');
  for (const text of [words.phone, words.email, words.payLink, words.sendLink])
    expect(screen.queryByText(text)).toBeNull();
});
