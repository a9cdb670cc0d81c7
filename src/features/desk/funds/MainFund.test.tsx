import { act, render, screen } from '@testing-library/react';
import { listCampaigns } from '../../../contract/campaigns/adminCampaigns';
import { listForms } from '../../../contract/forms/formList';
import { getShownOrganisation } from '../../../contract/organisations/ownOrganisation';
import { listPayments } from '../../../contract/payments/adminPayments';
import { listCaisses } from '../../../contract/records/adminCaisses';
import type { Route } from '../../../contract/route';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { findSubjects, nameOfSubject } from '../payments/subjects/findSubjects';
import { filtersOf, subjectOf } from '../payments/subjects/subjectFilters';
import { FundsPage } from './FundsPage';

const totals = [{ devise: 'eur', count: 2, received: 60.1, refunded: 20, fees: 0 }];
const answers = (config: object) =>
  new Map<Route, unknown>([
    [getShownOrganisation, { data: { config } }],
    [listPayments, { data: [], totals }],
    ...[listCaisses, listCampaigns, listForms].map((route) => [route, { data: [] }] as const),
  ]);
const deskOf = async (config: object) => {
  const call = jest.fn((route: Route) => Promise.resolve(answers(config).get(route)));
  return { lang: 'fr', texts: await deskTexts.fr(), call, path: '/', navigate: jest.fn() } as unknown as Desk;
};

it('DESK-260 shows the main fund first, by its name, with what it kept, leading to its payments', async () => {
  const desk = await deskOf({ 'don.main.label': 'Vie de la maison' });
  const organisation = { id: 'demo', role: 'viewer' } as Parameters<typeof FundsPage>[0]['organisation'];
  await act(
    async () => void render(<DeskProvider value={desk}>{<FundsPage organisation={organisation} />}</DeskProvider>),
  );
  const link = await screen.findByRole('link', { name: 'Vie de la maison' });
  expect(link.getAttribute('href')).toMatch(/\/o\/demo\/payments\?principale=true$/);
  expect(screen.getByText(/40,10/)).toBeTruthy();
  expect(jest.mocked(desk.call).mock.calls).toContainEqual([
    listPayments,
    { organisation: 'demo', query: { principale: 'true', totals: 'true', limit: '1' } },
  ]);
});

it('DESK-260 DESK-194 finds the main fund among what payments may be for, and names it from the address', async () => {
  const desk = await deskOf({});
  const { signal } = new AbortController();
  const [main] = await findSubjects(desk, 'demo', 'princ', signal);
  expect(main).toEqual({ kind: 'caisse', id: '', name: 'Caisse Principale' });
  expect(await findSubjects(desk, 'demo', 'toit', signal)).toEqual([]);
  const filters = filtersOf({ kind: 'caisse', id: '' });
  expect(filters).toEqual({ type: '', typeId: '', principale: 'true', formId: '' });
  const chosen = subjectOf(filters);
  expect(chosen && (await nameOfSubject(desk, 'demo', chosen))).toBe('Caisse Principale');
});
