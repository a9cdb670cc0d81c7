import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Member } from '../../../contract/desk/members';
import { loadTexts } from '../../../i18n/catalogue';
import { deskTexts } from '../../../i18n/desk';
import { DeskError } from '../deskClient';
import { DeskProvider, type Desk } from '../deskContext';
import { MemberRow } from './MemberRow';

const member: Member = {
  ...{ id: 'ana', name: 'Ana', email: 'ana@example.org', role: 'viewer', hasFactor: false },
  ...{ seenAt: null, createdAt: '2025-01-15T12:00:00Z', version: 'v1' },
};

async function show(call: jest.Mock = jest.fn(() => Promise.resolve())) {
  const texts = await loadTexts(deskTexts, 'fr');
  const session = { user: { id: 'dana' } };
  const desk = { lang: 'fr', texts, session, call, refresh: jest.fn(), notify: jest.fn() } as unknown as Desk;
  const onChanged = jest.fn(() => Promise.resolve());
  await act(async () => {
    render(
      <DeskProvider value={desk}>
        <ul>
          <MemberRow organisation="demo" member={member} onChanged={onChanged} />
        </ul>
      </DeskProvider>,
    );
  });
  const { people, cancel, roles } = texts;
  const list = screen.getByLabelText<HTMLSelectElement>(people.roleOf('Ana'));
  return { call, onChanged, people, cancel, roles, list };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('USER-02 asks before a role is changed, which ends sessions: choosing one in the list does nothing yet', async () => {
  const { call, onChanged, people, cancel, roles, list } = await show();
  for (const role of ['editor', 'owner'] as const) {
    await userEvent.selectOptions(list, role);
    expect(screen.getByRole('status').textContent).toBe(people.changeAsk('Ana', roles[role]));
  }
  expect(call).not.toHaveBeenCalled();
  await press(cancel);
  expect([list.value, screen.getByRole('status').textContent]).toEqual(['viewer', '']);
  await userEvent.selectOptions(list, 'editor');
  await press(people.change);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { userId: 'ana' }, body: { role: 'editor', version: 'v1' } });
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: people.change })).toBeNull();
});

it('USER-02 asks no more where the role that they have is chosen again', async () => {
  const { people, list } = await show();
  await userEvent.selectOptions(list, 'owner');
  await userEvent.selectOptions(list, 'viewer');
  expect(screen.queryByRole('button', { name: people.change })).toBeNull();
});

it('USER-02 keeps what was chosen when no answer came, and not what somebody else has changed meanwhile', async () => {
  const call = jest.fn<Promise<void>, unknown[]>(() => Promise.reject(new DeskError('network', '')));
  const { people, list, onChanged } = await show(call);
  await userEvent.selectOptions(list, 'owner');
  await press(people.change);
  expect(list.value).toBe('owner');
  call.mockImplementation(() => Promise.reject(new DeskError('changed', '')));
  await press(people.change);
  expect([list.value, onChanged.mock.calls.length]).toEqual(['viewer', 1]);
});
