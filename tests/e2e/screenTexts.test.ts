import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { buildStats, buildTeam } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { buildGala, donorsOf, openScreen } from './support/screenBench';
import { pictures } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(resolve(__dirname, '../../dist/elements'));
});
afterAll(() => bench.close());

/** Texts that leave the box that they stand in, that run into one another, or that are cut without an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('org-screen')!.shadowRoot!;
    const boxOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const inside: readonly (readonly [text: string, box: string])[] = [
      ['.card-amount', '.screen-card'],
      ['.total-number', '.sum'],
      ['.total-unit', '.sum'],
      ['.message', '.message'],
      ['.give-caption', '.stage'],
      ['.logo', '.stage'],
      ['.cards-empty', '.cards-empty'],
    ];
    const out = inside.flatMap(([text, box]) =>
      [...root.querySelectorAll(`${text}:not(.faded *)`)].filter((one) => {
        const { left, right, top, bottom } = one.childNodes.length ? boxOf(one) : one.getBoundingClientRect();
        const outer = one.closest(box)!.getBoundingClientRect();
        const room = box === text ? 8 : -1;
        return (
          left < outer.left + room || right > outer.right - room || top < outer.top - 1 || bottom > outer.bottom + 1
        );
      }),
    );
    const cut = [...root.querySelectorAll('.card-units')].filter((one) => one.scrollWidth > one.clientWidth + 1);
    const mixed = [...root.querySelectorAll('.screen-card')].filter((card) => {
      const [amount, units] = ['.card-amount', '.card-units'].map((part) => card.querySelector(part));
      if (!amount || !units) return false;
      const [a, b] = [boxOf(amount), boxOf(units)];
      return (
        a.left < b.right &&
        b.left < a.right &&
        a.top + a.height * 0.9 < b.bottom &&
        b.top + b.height * 0.1 < a.bottom - a.height * 0.1
      );
    });
    return [...out, ...cut, ...mixed].map((one) => one.className);
  });

it.each([
  ['wide', { width: 1920, height: 1080 }, 'fr'],
  ['upright', { width: 1080, height: 1920 }, 'he'],
])(
  'SCREEN-01 SCREEN-05 %s cuts no figure, whatever its size and the organisation’s own words',
  async (_, size, lang) => {
    const state = { paused: false, message: '', celebrate: 0 };
    const message =
      'Le dîner est servi dans la grande salle, merci de rejoindre vos tables ; la tombola commence. '.repeat(2);
    const teams = [buildTeam({ label: 'Lev', goal: 1, stats: { sum: 888_888_888, count: 3, matched: 0 } })];
    const campaign = buildGala({
      teams,
      config: { donorName: 'Bâtisseur de la communauté', cobrand: { logo: '/l.svg' } },
    });
    bench.org.route(pictures('/l.svg'));
    const known = { campaign, donors: donorsOf([1_234_567.89, 'Dana'], [888_888_888, 'Noam']) };
    const { page, change } = await openScreen(bench, known, { attributes: `lang="${lang}"`, size });
    for (const layout of ['classic-gala', 'classic-ambs', 'custom-perp', 'other']) {
      for (const pinned of ['', message]) {
        const label = 'Une campagne dont le nom est très long '.repeat(5);
        await change({ label, screen: { ...state, layout, message: pinned }, stats: buildStats(888_888_888, 2) });
        await page.locator(`org-screen .scene[data-screen=${layout}] ${pinned ? '.message' : '.title'}`).waitFor();
        await page.clock.runFor(1500);
        expect([layout, pinned, await cutTexts(page)]).toEqual([layout, pinned, []]);
      }
    }
    await change({ screen: { ...state, layout: 'custom-perp' }, stats: buildStats(7, 1) }, []);
    await page.locator('org-screen .cards-empty').waitFor();
    await page.clock.runFor(1500);
    expect([await cutTexts(page), await page.locator('org-screen .total-small').innerText()]).toEqual([
      [],
      lang === 'fr' ? ',00' : '.00',
    ]);
    await closePage(page);
  },
);
