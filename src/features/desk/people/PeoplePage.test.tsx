import { act, render, screen } from '@testing-library/react';
import { listInvitations, listMembers } from '../../../contract/desk/members';
import { getMailState } from '../../../contract/organisations/mailCheck';
import { deskTexts } from '../../../i18n/desk';
import type { Belonging } from '../belonging';
import { DeskProvider, type Desk } from '../deskContext';
import { PeoplePage } from './PeoplePage';

it.each([
  ['sends mails', { sends: true }, false],
  ['sends none', { sends: false }, true],
  ['does not say', null, false],
])('USER-08 who invites reads that no mail leaves a server that %s', async (_, mail, isSaid) => {
  const texts = await deskTexts.fr();
  const call = async (route: unknown) => {
    if (route === listMembers || route === listInvitations) return { data: [] };
    if (route !== getMailState || !mail) throw new Error('no answer');
    return { data: mail };
  };
  const desk = { lang: 'fr', texts, path: '/', call } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <PeoplePage organisation={{ id: 'demo', role: 'owner' } as unknown as Belonging} />
      </DeskProvider>,
    ),
  );
  await screen.findByRole('button', { name: texts.people.inviteSubmit });
  expect(screen.queryByText(texts.people.mailsStay) !== null).toBe(isSaid);
});
