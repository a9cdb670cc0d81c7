import { act, render, screen } from '@testing-library/react';
import type { Member } from '../../../../contract/desk/members';
import type { OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { loadTexts } from '../../../../i18n/catalogue';
import { deskTexts } from '../../../../i18n/desk';
import { deskToldTexts } from '../../../../i18n/deskTold';
import { DeskProvider, type Desk } from '../../deskContext';
import { Notices } from './Notices';

const member = (name: string, role: Member['role']) => ({ name, role, email: `${name}@demo.test` }) as Member;
const members = [member('ana', 'owner'), member('dan', 'owner'), member('lea', 'editor')];

/** Lines of each kind of notice, under its title and what it is about. */
async function shown(change: Partial<OwnOrganisation>) {
  const desk = { lang: 'fr', texts: await loadTexts(deskTexts, 'fr'), call: jest.fn() } as unknown as Desk;
  const settings = { id: 'demo', config: {}, web: {}, ...change } as OwnOrganisation;
  const { unmount } = await act(async () =>
    render(
      <DeskProvider value={desk}>
        <Notices settings={settings} members={members} />
      </DeskProvider>,
    ),
  );
  const { kinds } = await loadTexts(deskToldTexts, 'fr');
  await screen.findByText(kinds.money.title);
  const told = Object.entries(kinds).map(([kind, { title, text }]) => {
    const row = screen.getByText(title).closest('li');
    const lines = [...(row?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent.trim());
    return [kind, lines.filter((line) => line !== text)];
  });
  unmount();
  return Object.fromEntries(told) as Record<keyof typeof kinds, string[]>;
}

it('DESK-250 names who is told of each kind, by name where they have one here', async () => {
  const contact = { prenom: '', nom: '', tel: '', email: 'Lea@demo.test' };
  expect(await shown({ contact, giftMails: { when: 'each', to: ['dan@demo.test', 'cash@demo.test'] } })).toEqual({
    money: ['À chaque don', 'dan dan@demo.test', 'cash@demo.test'],
    failed: ['dan dan@demo.test', 'cash@demo.test'],
    forms: ['lea Lea@demo.test'],
    replies: ['lea Lea@demo.test', 'Changer l’e-mail de contact'],
    waiting: ['Voir les listes d’attente'],
    deletion: ['ana ana@demo.test', 'dan dan@demo.test', 'Voir les utilisateurs'],
    account: [],
    programs: ['Voir les webhooks'],
  });
});

it('DESK-250 MAIL-01 says where nobody is told, and who stands in for a contact without an address', async () => {
  expect(await shown({ giftMails: { when: 'never', to: ['dan@demo.test'] } })).toMatchObject({
    money: ['Personne.'],
    failed: ['Personne.'],
    forms: ['dan dan@demo.test'],
    replies: ['Personne.', 'Changer l’e-mail de contact'],
  });
});
