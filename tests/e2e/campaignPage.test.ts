import { buildCampaign, buildDonor, buildStats, buildTeam } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts } from './support/inspect';
import { plain } from './support/screenBench';
import { campaignApi, open as openToAll, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
});
afterAll(() => bench.close());

const { markup, open } = toolsFor({ tag: 'org-campaign', bench: () => bench });

const hostile = `\u202e<script>window.hacked = 1</script>${'W'.repeat(10_000)}\u200b👩‍👩‍👧`;
const sections = [
  { id: 'd', type: 'DATECOUNTER' as const },
  { id: 's', type: 'SECTION' as const },
  { id: 't', type: 'TEAMPROGRESS' as const },
  { id: 'l', type: 'DONORS' as const, label: 'Merci à eux' },
];
const full = buildCampaign({
  dateEnd: '2100-01-01T00:00:00Z',
  config: { sections, primaryColor: '#7a1f5c', cobrand: { phone: '+33 1 23 45 67 89', email: 'a@tilleuls.example' } },
  teams: [
    buildTeam({ param: 'or', label: 'Or Hadash', stats: { sum: 90, count: 1234, matched: 0 } }),
    buildTeam({ param: 'lev', label: 'Lev Tov', goal: 200, stats: { sum: 150, count: 3, matched: 0 } }),
    buildTeam({ param: 'secret', label: 'Cachée', hidden: true }),
    buildTeam({ param: 'w', label: hostile.slice(0, 200) }),
  ],
});
const donors = [
  buildDonor({ _id: '05', montant: 240, type: 'ABONNEMENT', montantPerMonth: 20 }),
  buildDonor({ _id: '04', commentaire: hostile, campagneExtraData: { displayName: hostile, team: 'lev' } }),
  buildDonor({ _id: '03', montant: 12.5, campagneExtraData: { displayName: '', team: null } }),
];
const known = () => ({ campaign: full, donors });
const section = { id: 's', label: 'Pourquoi ?', content: '<p>Pour <b>eux</b>.</p>' };

function route(state = known()) {
  bench.org.route({
    ...stubApi(),
    ...campaignApi(state),
    ...campaignApi({ ...state, campaign: { ...full, id: 'ald', config: { template: 'ALD', metaTitle: 'Un toit' } } }),
    'GET /v1/campagne/id/nowhere': openToAll(() => ({ status: 404, body: { success: false, error: 'unknown' } })),
    'GET /v1/sections/id/s': openToAll(() => ({ body: { data: section } })),
  });
}

const drawn = 'org-campaign .donor';

it.each(['fr', 'he'])('CAMP-02 CAMP-05 CAMP-06 each layout can be used by all, on a phone and in %s', async (lang) => {
  route();
  const { page, ready, errors } = await open(
    `<main><h1>Nous</h1>${markup(`campaign-id="abc" lang="${lang}"`)}</main>`,
    {
      context: { viewport: { width: 360, height: 740 } },
    },
  );
  await ready();
  for (const layout of ['standard', 'side', 'tabs', 'dashboard', 'ald']) {
    await page.evaluate((wanted) => {
      const element = document.querySelector('org-campaign')!;
      if (wanted === 'ald') element.setAttribute('campaign-id', 'ald');
      else element.setAttribute('layout', wanted);
    }, layout);
    await page.locator(`org-campaign .campaign-${layout}`).waitFor();
    await page.locator(drawn).nth(2).waitFor();
    expect([layout, await accessibilityFaults(page)]).toEqual([layout, []]);
    expect([layout, await horizontalOverflow(page)]).toEqual([layout, 0]);
    if (layout !== 'side') continue;
    // A name is cut at its own end; how many gave is written as every number.
    const team = page.locator('org-campaign .team', { hasText: 'Or Hadash' });
    const direction = await team.locator('.team-link').evaluate((link) => getComputedStyle(link).direction);
    expect([direction, plain(await team.innerText())]).toEqual([
      'ltr',
      expect.stringContaining(lang === 'fr' ? '1 234 dons' : '1,234 תרומות'),
    ]);
    // The form beside it brings a style sheet of its own: the teams stay where they are.
    await page.locator('org-campaign .give-block input').first().waitFor();
    const [teams, footer] = await Promise.all(
      ['.team-ranking', '.campaign-footer'].map((part) => page.locator(`org-campaign ${part}`).boundingBox()),
    );
    expect(teams!.y + teams!.height).toBeLessThanOrEqual(footer!.y);
  }
  // Hostile names stay in their line.
  const heights = await page.locator(drawn).evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(220);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(errors).toEqual([]);
  await closePage(page);
});

it('TEAM-01 TEAM-02 FEED-01 shows a team in place and by its own page, by keyboard alone', async () => {
  route();
  bench.org.requests.length = 0;
  const { page, ready } = await open(markup('campaign-id="abc" layout="tabs"'), {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await ready();
  await page.locator(drawn).nth(2).waitFor();
  const feed = (await page.locator(drawn).allTextContents()).map((text) => text.replace(/\s/g, ' '));
  expect(feed[0]).toContain('20 € / mois');
  expect(feed[2]).toMatch(/^Anonyme 12,50 €/);

  await page.getByRole('tab', { name: 'La campagne' }).focus();
  await page.keyboard.press('ArrowRight');
  const teams = page.locator('org-campaign .team-link');
  await teams.first().waitFor();
  expect((await teams.allTextContents()).slice(0, 2)).toEqual(['Lev Tov', 'Or Hadash']);
  expect(await page.getByText('Cachée').count()).toBe(0);
  expect(await teams.first().getAttribute('href')).toBe('https://tilleuls.example/campagne/abc/lev');

  const address = page.url();
  const read = page.waitForRequest((request) => request.url().includes('team=lev'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await read;
  await page.locator('org-campaign .team-name', { hasText: 'Lev Tov' }).waitFor();
  await expect(page.locator('org-campaign .raised-amount').textContent()).resolves.toMatch(/^150\s€$/);
  await expect(page.locator('org-campaign .goal-percent').textContent()).resolves.toBe('75%');
  expect(page.url()).toBe(address);

  await page.getByRole('link', { name: 'Voir toute la campagne' }).press('Enter');
  await page.locator('org-campaign .goal-label').waitFor();
  // A page may route teams itself.
  await page.evaluate(() => document.addEventListener('org-campaign-team', (event) => event.preventDefault()));
  await teams.first().press('Enter');
  expect(await page.locator('org-campaign .team-name').count()).toBe(0);
  await closePage(page);
});

it('CAMP-09 shows a total that grows without anything on the page moving, and says what stands in the way', async () => {
  const state = known();
  route(state);
  let shifts!: () => Promise<string[]>;
  const { page, ready } = await open(`<main>${markup('campaign-id="abc"')}</main>`, {
    context: { viewport: { width: 1280, height: 900 } },
    prepare: async (page) => {
      shifts = await watchLayoutShifts(page);
      await page.clock.install();
    },
  });
  await ready();
  await page.locator(drawn).nth(2).waitFor();
  await page.getByText('Pour eux.').waitFor();
  const before = (await shifts()).length;
  state.campaign = { ...full, stats: buildStats(99_999, 999), version: 2 };
  await page.clock.runFor(5000);
  await page.locator('org-campaign .goal-percent', { hasText: '99%' }).waitFor();
  await page.clock.runFor(1000);
  expect((await shifts()).slice(before)).toEqual([]);

  state.campaign = { ...state.campaign, active: false, version: 3 };
  await page.clock.runFor(5000);
  await page.getByText('Cette cagnotte est expiré !').waitFor();
  await page.evaluate(() => document.querySelector('org-campaign')?.setAttribute('campaign-id', 'nowhere'));
  await page.getByText('Cette campagne est introuvable').waitFor();
  await closePage(page);
});

it('CAMP-08 button and bar are seen on the page, however pale the campaign’s colours', async () => {
  const campaign = { ...full, config: { primaryColor: '#ffffff', secondaryColor: '#fffdf5' } };
  route({ campaign, donors });
  const { page, ready } = await open(markup('campaign-id="abc" widget'));
  await ready();
  /** Lightness of each colour: white has 1. */
  const lightness = async (part: string, property: 'backgroundColor' | 'backgroundImage') => {
    const style = await page
      .locator(`org-campaign ${part}`)
      .first()
      .evaluate((one, name) => getComputedStyle(one)[name], property);
    return [...style.matchAll(/oklch\(([\d.]+)/g)].map(([, light]) => Number(light).toFixed(1));
  };
  expect(await lightness('.button-primary', 'backgroundColor')).toEqual(['0.9']);
  expect(await lightness('.progress-bar', 'backgroundImage')).toEqual(['0.9', '0.8']);
  await closePage(page);
});
