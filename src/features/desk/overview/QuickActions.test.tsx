import { act, render, screen } from '@testing-library/react';
import type { Role } from '../../../contract/terms/roles';
import { loadTexts } from '../../../i18n/catalogue';
import { deskTexts } from '../../../i18n/desk';
import { deskOverviewTexts } from '../../../i18n/deskOverview';
import type { Belonging } from '../belonging';
import { DeskProvider, type Desk } from '../deskContext';
import { QuickActions } from './QuickActions';

/** Texts and addresses of the actions of a role, with so many open campaigns. */
async function actionsOf(role: Role, ...campaigns: string[]) {
  const desk = { lang: 'fr', texts: await loadTexts(deskTexts, 'fr'), path: '/o/demo' } as unknown as Desk;
  await loadTexts(deskOverviewTexts, 'fr');
  const { unmount } = await act(async () =>
    render(
      <DeskProvider value={desk}>
        <QuickActions organisation={{ id: 'demo', role } as Belonging} campaigns={campaigns.map((id) => ({ id }))} />
      </DeskProvider>,
    ),
  );
  const links = screen.queryAllByRole<HTMLAnchorElement>('link');
  const found = Object.fromEntries(links.map((link) => [link.textContent, link.pathname]));
  unmount();
  return found;
}

it('DESK-251 begins what is done most, as the role may', async () => {
  const form = { 'Nouveau formulaire': '/admin/o/demo/forms/new' };
  const link = { 'Nouveau lien de paiement': '/admin/o/demo/links/new' };
  const gift = (place: string) => ({ 'Noter un don ou une promesse': `/admin/o/demo/campaigns${place}` });
  expect(await actionsOf('viewer', 'gala')).toEqual({});
  expect(await actionsOf('editor')).toEqual(form);
  expect(await actionsOf('editor', 'gala')).toEqual({ ...form, ...gift('/gala/evening') });
  expect(await actionsOf('owner', 'gala', 'bal')).toEqual({ ...form, ...link, ...gift('') });
});
