import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { buildStats, buildTeam } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { buildGala, donorsOf, eventually, nextRound, openScreen } from './support/screenBench';
import { campaignApi, pictures } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(resolve(__dirname, '../../dist/elements'));
});
afterAll(() => bench.close());

const donors = donorsOf([250, 'Dana'], [1000, 'Noam'], [36, 'Ilan'], [100, 'Eli'], [50, 'Tal']);
const hostile = [
  '<script>document.title="hacked"</script><img src=x onerror=alert(1)>',
  '\u202e\u2066éveD yraM\u202e',
  'W'.repeat(10_000),
  `Z${'\u0353\u0301'.repeat(400)}algo`,
  '👩‍👩‍👧‍👦'.repeat(200),
  '\u200b\u200d\ufeff',
  'Mme Marguerite de la Tour du Pin-Gouvernet, ses enfants, petits-enfants et arrière-petits-enfants',
];

/** What sticks out of the stage, and texts that are cut without an ellipsis. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('org-screen')!.shadowRoot!;
    const stage = root.querySelector('.stage')!.getBoundingClientRect();
    const parts = [
      ...root.querySelectorAll('.head, .sum, .total-number, .goal, .give, .screen-card:not(.faded), .rung'),
    ];
    const out = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < stage.left - 1 || right > stage.right + 1 || top < stage.top - 1 || bottom > stage.bottom + 1;
    });
    const within = [...root.querySelectorAll('.screen-card:not(.faded) > *')].filter((line) => {
      const card = line.parentElement!.getBoundingClientRect();
      const { left, right, top, bottom } = line.getBoundingClientRect();
      return left < card.left - 1 || right > card.right + 1 || top < card.top - 1 || bottom > card.bottom + 1;
    });
    const cards = [...root.querySelectorAll('.screen-card:not(.faded)')].map((card) => card.getBoundingClientRect());
    const overlaps = cards.filter((one, index) =>
      cards.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    return [...out, ...within].map((part) => part.className).concat(overlaps.map(() => 'overlap'));
  });

/** Scrollbars, and the cursor over the stage. */
const surroundings = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const scene = document.querySelector('org-screen')!.shadowRoot!.querySelector('.scene')!;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight, getComputedStyle(scene).cursor];
  });

describe('the stage', () => {
  it.each([
    ['full HD', { width: 1920, height: 1080 }, 'fr', 16 / 9],
    ['4K', { width: 3840, height: 2160 }, 'he', 16 / 9],
    ['upright', { width: 1080, height: 1920 }, 'ru', 9 / 16],
    ['a projector of 4:3', { width: 1024, height: 768 }, 'pt', 16 / 9],
  ])('SCREEN-01 FEED-01 stands whole on %s whatever donors call themselves', async (_, size, lang, ratio) => {
    const campaign = buildGala({
      bonus: [120_000, 150_000],
      stats: buildStats(123_456_789.12, 2),
      partnerMontant: 7,
      config: { donorName: 'Bâtisseur de demain' },
    });
    const names = [...hostile, ...hostile].map((name, index) => [index + 1_000_000.55, name] as const);
    const known = { campaign, donors: donorsOf(...names) };
    const { page, change, errors, stage } = await openScreen(bench, known, { attributes: `lang="${lang}"`, size });
    const look = async () => {
      await page.clock.runFor(1500);
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .querySelector('org-screen')!
            .shadowRoot!.getAnimations()
            .map((one) => one.finished),
        ),
      );
      return { out: await stickingOut(page), around: await surroundings(page) };
    };
    for (const layout of ['classic-gala', 'custom-perp']) {
      for (const from of [0, 3]) {
        await change({ screen: { ...campaign.screen, layout } }, donorsOf(...names.slice(from, from + 7)));
        expect([layout, from, await look()]).toEqual([layout, from, { out: [], around: [0, 0, 'none'] }]);
      }
    }
    const { width, height } = (await page.locator('org-screen .stage').boundingBox())!;
    expect(width / height).toBeCloseTo(ratio, 2);
    expect(Math.max(width / size.width, height / size.height)).toBeCloseTo(1, 3);
    expect(await page.title()).toBe('Host');
    expect(await stage.locator('script, img[src=x]').count()).toBe(0);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('SCREEN-01 upright fills the width with six digits, in whatever font', async () => {
    const teams = [buildTeam({ stats: { sum: 999_999, count: 3, matched: 0 } })];
    const known = { campaign: buildGala({ screenId: 'custom-perp2', teams }), donors };
    for (const font of ['sans-serif', 'serif']) {
      const { page, stage } = await openScreen(bench, known, { size: { width: 1080, height: 1920 } });
      await page.addStyleTag({ content: `org-screen { --org-font: ${font} }` });
      const widthOf = async (part: string) => (await stage.locator(part).boundingBox())!.width;
      const share = (await widthOf('.total-number')) / (await widthOf('.sum'));
      expect([font, share > 0.93, share <= 1]).toEqual([font, true, true]);
      await closePage(page);
    }
  });

  it('SCREEN-01 has a total of at least 12% of the height, and a dark background unless the page wants a light one', async () => {
    for (const [screenId, sum, size] of [
      ['classic-gala', 999_999, { width: 1920, height: 1080 }],
      ['custom-perp', 999_999, { width: 1920, height: 1080 }],
      ['custom-perp2', 99_999, { width: 1080, height: 1920 }],
      ['classic-ambs', 0, { width: 1920, height: 1080 }],
    ] as const) {
      const teams = [buildTeam({ stats: { sum, count: 3, matched: 0 } })];
      const known = { campaign: buildGala({ screenId, stats: buildStats(sum, 3), teams }), donors };
      const { page, stage } = await openScreen(bench, known, { size });
      const height = await stage.locator('.total-number').evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
      expect([screenId, height / size.height >= 0.12]).toEqual([screenId, true]);
      if (screenId === 'classic-ambs') {
        const dark = () => page.locator('org-screen .screen').evaluate((one) => getComputedStyle(one).color);
        expect(await dark()).toBe('rgb(255, 255, 255)');
        await page.evaluate(() => document.querySelector('org-screen')!.setAttribute('theme', 'light'));
        expect(await dark()).toBe('rgb(11, 20, 27)');
      }
      await closePage(page);
    }
  });

  it('SCREEN-03 pushes new cards in at the front, and fades out those beyond the fourth', async () => {
    const known = { campaign: buildGala({ partnerMontant: 100 }), donors: donors.slice(1) };
    const { page, change, cards, stage } = await openScreen(bench, known);
    const names = async () => (await cards()).map((card) => card.split(' ').at(-1));
    await eventually(names, ['Noam', 'Ilan', 'Eli', 'Tal']);
    await stage
      .locator('.screen-card')
      .last()
      .evaluate((card) => Object.assign(window, { last: card }));
    await change({ stats: buildStats(50_000, 5) }, donors);
    await eventually(names, ['Dana', 'Noam', 'Ilan', 'Eli']);
    const last = await page.evaluate(() => {
      const card = (window as unknown as { last: HTMLElement }).last;
      return [card.isConnected, card.getAttribute('aria-hidden'), card.classList.contains('faded')];
    });
    expect(last).toEqual([true, 'true', true]);
    await closePage(page);
  });

  it('SCREEN-01 keeps its last state in an outage, with a mark, and catches up without the backlog; the operator pauses, pins, hides', async () => {
    const campaign = buildGala({ screenId: 'custom-perp', stats: buildStats(45_600, 5) });
    const known = { campaign, donors };
    const { page, change, cards, total, stage, errors } = await openScreen(bench, known);
    const latest = async () => (await cards()).map((card) => card.split('M2 ')[1]);
    const mark = page.locator('org-screen .offline');
    await eventually(total, '45 600,00 M2');
    await page.route('**/v1/campagne/**', (route) => route.abort());
    await page.clock.runFor(15_000);
    await mark.waitFor();
    await eventually(total, '45 600,00 M2');
    expect((await cards()).length).toBe(3);

    const missed = donorsOf(...Array.from({ length: 60 }, (_, index) => [100, `Manqué ${60 - index}`] as const));
    known.donors = [...missed.map((donor) => ({ ...donor, _id: `2${donor._id}` })), ...donors];
    known.campaign = { ...known.campaign, version: 61, stats: buildStats(51_600, 65) };
    await page.unroute('**/v1/campagne/**');
    await nextRound(page);
    await mark.waitFor({ state: 'detached' });
    await eventually(total, '51 600,00 M2');
    await eventually(latest, ['Manqué 60', 'Manqué 59', 'Manqué 58']);
    expect(await stage.locator('.screen-card').count()).toBeLessThanOrEqual(6);

    // Paused: the total goes on, no new name; who is hidden goes all the same.
    const state = known.campaign.screen;
    await change({ screen: { ...state, paused: true, message: 'Le dîner est servi' } });
    const late = { ...donors[0]!, _id: '30000', campagneExtraData: { displayName: 'Tard', team: null } };
    await change({ stats: buildStats(60_000, 66) }, [late, ...known.donors.slice(1)]);
    await eventually(total, '60 000,00 M2');
    await eventually(latest, ['Manqué 59', 'Manqué 58', 'Manqué 57']);
    expect(await stage.getByRole('status').innerText()).toBe('Le dîner est servi');
    await change({ screen: { ...state, celebrate: 1 } });
    await page.waitForFunction(
      () => document.querySelector('org-screen')!.shadowRoot!.querySelector('canvas')!.width > 300,
    );
    await eventually(async () => (await latest())[0], 'Tard');
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('SCREEN-01 comes up by itself once the server answers, with a mark until then, whatever was missing at the start', async () => {
    const { org } = bench;
    org.route(campaignApi({ campaign: buildGala({ stats: buildStats(45_600, 5) }), donors }));
    const missing = { api: true, code: true };
    const asked: string[] = [];
    const { page, events } = await bench.open('<main><org-screen campaign-id="abc" org="demo"></org-screen></main>', {
      head: `<script type="module" src="${org.origin()}/elements/org-screen.js"></script>`,
      prepare: async (opened) => {
        await opened.clock.install({ time: '2026-03-01T20:00:00Z' });
        await opened.route(/\/v1\/|\/chunks\/screen\.lazy-/, (route) => {
          const kind = route.request().url().includes('/v1/') ? 'api' : 'code';
          asked.push(kind);
          return missing[kind] ? route.abort() : route.continue();
        });
      },
    });
    const mark = page.locator('org-screen .waiting');
    const again = async (kind: string) => {
      const before = asked.length;
      await eventually(async () => {
        await page.clock.runFor(5000);
        return asked.slice(before).includes(kind);
      }, true);
    };
    await mark.waitFor();
    await again('api');
    await again('api');
    expect(await mark.isVisible()).toBe(true);
    missing.api = false;
    await again('code');
    await again('code');
    await mark.waitFor();
    missing.code = false;
    await again('code');
    await page
      .locator('org-screen .total')
      .getByText(/^45.600,00 Parrainages$/)
      .waitFor();
    await mark.waitFor({ state: 'detached' });
    expect(await events()).toEqual(['org-ready']);
    await closePage(page);
  });

  it('SCREEN-08 SRV-09 opens the gift with its code, wears the pictures of the organisation, and runs under a strict policy', async () => {
    const org = bench.org.origin();
    const policy = `default-src 'none'; script-src ${org}; style-src 'self'; connect-src ${org}; img-src ${org};
      require-trusted-types-for 'script'; trusted-types 'none'`.replace(/\s+/g, ' ');
    const campaign = buildGala({
      screenOptions: { forceCelebration: true },
      config: { cobrand: { logo: '/logo.svg' } },
    });
    bench.org.route(pictures('/logo.svg'));
    const {
      page,
      stage,
      console: said,
    } = await openScreen(
      bench,
      { campaign, donors },
      {
        headers: { 'content-security-policy': policy },
        attributes: 'lang="he"',
      },
    );
    expect(await stage.locator('.code').getAttribute('aria-label')).toContain('Gala des Tilleuls');
    expect(await stage.locator('.give').innerText()).toBe('סרקו כדי לתרום');
    expect(await stage.locator('.logo').getAttribute('src')).toBe(`${org}/logo.svg`);
    await page.waitForFunction(
      () => document.querySelector('org-screen')!.shadowRoot!.querySelector('canvas')!.width > 300,
    );
    expect(said.filter(({ text }) => /Content Security|Trusted/i.test(text))).toEqual([]);
    await closePage(page);
  });

  it('ELEM-12 a logo that cannot be shown leaves no mark', async () => {
    const gone = buildGala({ config: { cobrand: { logo: '/gone.svg' } } });
    const { page, stage } = await openScreen(bench, { campaign: gone, donors });
    await stage.locator('.logo').waitFor({ state: 'detached' });
    expect(await stage.locator('.head').innerText()).toBe('Gala des Tilleuls');
    await closePage(page);
  });
});
