import { act, screen, waitFor, within } from '@testing-library/react';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { CampaignPage } from './CampaignPage';
import { CampaignView } from './CampaignView';
import { renderGive, teamOf, type GiveOptions } from './give/testing/renderGive';

/** The test controls which buttons the browser reports in view. */
let inView: (elements: readonly Element[], isIntersecting: boolean) => void;
const observed = new Set<Element>();
class Observer {
  constructor(tell: (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
    inView = (elements, isIntersecting) => act(() => tell(elements.map((target) => ({ target, isIntersecting }))));
  }
  observe = (element: Element) => void observed.add(element);
  disconnect = () => observed.clear();
}
Object.assign(globalThis, { IntersectionObserver: Observer });

const totals = (sum: number, count: number): Campaign['stats'] => ({
  total: { sum: { total: sum, matched: 0, received: sum }, count: { total: count } },
  engagements: { sum: 0, count: 0 },
});

async function show(campaign: Partial<Campaign> = {}, options: GiveOptions = {}) {
  const view = await renderGive(<CampaignPage />, { ...options, campaign });
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(document.querySelector('.share .button')).toBeVisible());
  return view;
}
const figures = () => document.querySelector<HTMLElement>('.figures')!;
const read = () => figures().textContent.replace(/\s/g, ' ');
const style = () => document.body.style;

describe('the figures', () => {
  const soon = { stats: totals(1260, 7), dateEnd: '2025-01-18T00:00:00Z' };
  it.each([
    ['an amount', { objectif: 2000, ...soon }, ['1 260 €collectés', 'OBJECTIF2 000 €', '63%', 'Donateurs7', '3 jours']],
    [
      'gifts',
      { type: 'COUNT', objectif: 20, ...soon },
      ['1 260 €', '7 sur 20 dons', 'OBJECTIF20 dons', '35%', '3 jours'],
    ],
    [
      'units',
      { type: 'PARTNER', objectif: 10, partnerMontant: 180, config: { donorName: 'Parrains' }, ...soon },
      ['1 260 €', '7 sur 10 parrainages', '180 € l’un', '70%', 'Parrains7', '3 jours'],
    ],
  ] as const)('WID-01 show %s: euros, goal, percentage, donors, time left', async (_, campaign, said) => {
    await show(campaign);
    await waitFor(() => expect(read()).toContain('jours'));
    for (const part of said) expect(read()).toContain(part);
    expect(within(figures()).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      said.find((part) => part.endsWith('%')),
    );
  });

  it('WID-01 CAMP-02 have no bar where the campaign hides it, and no time where it has no end', async () => {
    await show({ objectif: 2000, stats: totals(1260, 7), config: { hideBar: true } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(read()).toContain('OBJECTIF2 000 €');
    expect(read()).not.toMatch(/%|Temps restant/);
  });
});

it('CAMP-08 has the button’s words and the colours of the campaign, else those of everybody', async () => {
  const { store } = await show();
  expect(within(figures()).getByRole('button')).toHaveTextContent(/^Faire un don$/);
  expect([style().getPropertyValue('--campaign-primary'), style().getPropertyValue('--campaign-secondary')]).toEqual([
    '',
    '',
  ]);
  const config = { donationButtonText: ' Je participe ', primaryColor: '#7a1f5c', secondaryColor: '#ffcc00' };
  act(() => store.getState().received({ campaign: { ...store.getState().campaign, config } }));
  expect(within(figures()).getByRole('button')).toHaveTextContent(/^Je participe$/);
  expect([style().getPropertyValue('--campaign-primary'), style().getPropertyValue('--campaign-secondary')]).toEqual([
    '#7a1f5c',
    '#ffcc00',
  ]);
});

it('CAMP-09 CAMP-07 a past end hides the time that is left, and nothing else', async () => {
  await show({ dateEnd: '2024-12-31T00:00:00Z' });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(within(figures()).getByRole('button')).toBeEnabled();
});

describe('CAMP-10 what leads away', () => {
  const cobrand = {
    email: 'a@soleil.example',
    url: 'https://partenaire.example/',
    terms: 'https://soleil.example/cgu.pdf',
  };
  const links = () =>
    [...document.querySelectorAll('.campaign-top a, .campaign-footer a')].map((link) => link.getAttribute('href'));

  it('is there on a page of its own', async () => {
    await show({ config: { cobrand } });
    expect(links()).toEqual(['https://soleil.example', 'mailto:a@soleil.example', cobrand.url, cobrand.terms]);
    expect(screen.getByRole('button', { name: 'Haut de page' })).toBeVisible();
  });

  it('is left out where the page is embedded', async () => {
    await show({ config: { cobrand } }, { settings: { embed: true } });
    expect(links()).toEqual(['mailto:a@soleil.example', cobrand.terms]);
    expect(screen.queryByRole('button', { name: 'Haut de page' })).toBeNull();
  });
});

it('CAMP-02 the button at the foot of a narrow page is there while no other one is in view', async () => {
  await show({}, { layout: 'side' });
  const foot = () => document.querySelector('.campaign-sticky')!.className;
  const [main, block] = [...observed];
  expect([main!.textContent, block!.className]).toEqual(['Faire un don', 'campaign-give']);
  expect(foot()).toContain('campaign-sticky-away');
  inView([main!, block!], true);
  inView([main!], false);
  expect(foot()).toContain('campaign-sticky-away');
  inView([block!], false);
  expect(foot()).not.toContain('campaign-sticky-away');
});

it('CAMP-04 every section has a heading, products without a label too', async () => {
  const products = [{ id: 'a', name: 'Une brique', montant: 52, position: 1 }];
  await show({
    products,
    config: {
      sections: [
        { id: 'p', type: 'PRODUCTS' },
        { id: 'd', type: 'DONORS' },
      ],
    },
  });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ce que vous pouvez offrir', 'Donateurs']),
  );
});

describe('FEED-01 the donors, before they have come', () => {
  it.each([
    [0, 0, 1],
    [2, 2, 0],
    [9, 4, 0],
  ])('of %s take the room of %s', async (count, cards, empty) => {
    await show({ stats: totals(50, count) });
    expect(document.querySelectorAll('.donor-list > .skeleton')).toHaveLength(cards);
    expect(document.querySelectorAll('.empty')).toHaveLength(empty);
  });
});

it('ENT-25 CAMP-09 is shown from what requirements name of a campaign: it takes gifts unless it says that it does not', async () => {
  const told = {
    ...{ id: 'toit', name: 'toit', label: 'Un toit', objectif: 1000, bonus: [], dateStart: null, dateEnd: null },
    ...{ partnerMontant: 1, screenId: '', screenOptions: {}, products: [], teams: [], sources: [], gala: true },
    ...{ stats: { total: { sum: { total: 450 }, count: { total: 2 } } }, config: {} },
  };
  const view = <CampaignView campaignId="toit" layout="auto" widget />;
  await renderGive(view, { answer: () => ({ json: told }) });
  await waitFor(() => expect(figures()).toBeVisible());
  expect(read()).toMatch(/^Un toit450 €collectésOBJECTIF1 000 €45%Donateurs2/);
});

it('CAMP-02 has the logo of the partner at its foot too', async () => {
  await show({ config: { cobrand: { logo: '/partenaire.png' } } });
  expect(document.querySelector('.campaign-footer img')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https?:.*\/partenaire\.png$/),
  );
});

it('CAMP-05 CAMP-07 the dashboard counts to the start as other pages do, and tells the time to the end once', async () => {
  const dates = { dateStart: '2025-01-20T00:00:00Z', dateEnd: '2025-01-25T00:00:00Z' };
  const { store } = await show(dates, { layout: 'dashboard' });
  expect(screen.getByRole('heading', { name: 'La campagne commence dans' })).toBeVisible();
  act(() => store.getState().received({ campaign: { ...store.getState().campaign, dateStart: null } }));
  expect(screen.getByRole('heading', { name: 'Temps restant' })).toBeVisible();
  expect(document.querySelectorAll('.counter')).toHaveLength(1);
});

it('MODAL-07 says in the last hours that the campaign ends', async () => {
  const { store } = await show({ dateEnd: '2025-01-15T20:00:00Z' });
  expect(screen.getByText('Ce sont les dernières heures de la campagne !')).toBeVisible();
  act(() => store.getState().received({ campaign: { ...store.getState().campaign, dateEnd: '2025-02-15T20:00:00Z' } }));
  expect(screen.queryByText(/dernières heures/)).toBeNull();
});

it('ENT-26 CAMP-06 knows the keys of the ALD layout by their own names', async () => {
  const config = {
    ...{ 'ald.logo': '/lumieres.png', 'ald.name': 'Lumières', 'ald.leftBanner': '/gauche.jpg' },
    ...{ 'ald.presetButtons': [{ text: 'Hai', montant: 18 }], template: 'ALD' },
  };
  await show({ config }, { layout: 'auto' });
  await waitFor(() => expect(screen.getByRole('radio', { name: /18/ })).toBeVisible());
  const pictures = [...document.querySelectorAll('.campaign-top img, .ald-picture')].map((one) =>
    one.getAttribute('src'),
  );
  expect(pictures).toEqual([expect.stringMatching(/lumieres\.png$/), expect.stringMatching(/gauche\.jpg$/)]);
  expect(document.querySelector('.brands')).toHaveTextContent('Lumières');
});

it('ENT-30 says of a trial that no money is taken, and nothing of it where money is', async () => {
  const line = 'Essai : aucun argent n’est débité';
  const { store } = await show({ mode: 'test' });
  expect(within(figures()).getByText(line)).toBeVisible();
  act(() => store.getState().received({ campaign: { ...store.getState().campaign, mode: 'live' } }));
  expect(screen.queryByText(line)).toBeNull();
});

it('TEAM-03 FEED-01 names and links the team of a gift, but a hidden one', async () => {
  const teams = [teamOf('lev', 'Lev'), teamOf('ombre', 'Ombre', true)];
  const { store } = await show({ teams, config: { template: 'ALD' } });
  const by = (displayName: string, team: string, _id: string) => ({
    ...({ _id, montant: 50, type: 'DON', montantPerMonth: null, matched: 0, commentaire: '' } as const),
    datetime: '2025-01-01T00:00:00Z',
    campagneExtraData: { displayName, team },
  });
  act(() => store.getState().received({ donors: [by('Ruth', 'lev', '01'), by('Noam', 'ombre', '00')] }));
  const [ruth, noam] = document.querySelectorAll<HTMLElement>('.donor');
  expect(within(ruth!).getByRole('link')).toHaveTextContent('Lev');
  expect(noam).toHaveTextContent('Noam');
  expect(within(noam!).queryByRole('link')).toBeNull();
  expect(noam).not.toHaveTextContent('Ombre');
});

it('ENT-31 marks the gifts of a trial among real ones', async () => {
  const donor = { _id: '01', montant: 50, type: 'DON', montantPerMonth: null, matched: 0, commentaire: '' } as const;
  const by = (displayName: string) => ({
    ...donor,
    datetime: '2025-01-01T00:00:00Z',
    campagneExtraData: { displayName, team: null },
  });
  const { store } = await show({ mode: 'test', config: { template: 'ALD' } });
  act(() =>
    store.getState().received({
      donors: [
        { ...by('Ruth'), mode: 'test' },
        { ...by('Noam'), _id: '00' },
      ],
    }),
  );
  const cards = [...document.querySelectorAll('.donor')].map(({ textContent }) => textContent);
  expect(cards).toEqual([expect.stringMatching(/Ruth.*Essai/), expect.not.stringMatching(/Essai/)]);
});
