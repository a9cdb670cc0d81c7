import { resolve } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { buildDonor, buildStats } from './support/campaigns';
import { openElementBench, type ElementBench } from './support/elementBench';
import { buildGala, eventually, openScreen } from './support/screenBench';
import { closePage } from './support/pagePool';

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(resolve(__dirname, '../../dist/elements'));
});
afterAll(() => bench.close());

/** Of an evening of six hours a beginning in `npm test`, all of it in `npm run proof`. */
const [settled, all] = process.env.ORGKIT_PROOF ? [500, 4000] : [60, 240];
const evening = 6 * 3600;

const grouped = (count: number) => String(count).replace(/(\d)(\d{3})$/, '$1 $2');

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

const written = ({ heap, nodes, listeners }: Weight) =>
  `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;

async function weigh(cdp: CDPSession): Promise<Weight> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

it(
  `SCREEN-01 takes ${all} updates of an evening without growing, and shows the right total at its end`,
  async () => {
    const known = { campaign: buildGala({ screenId: 'custom-perp', partnerMontant: 100 }), donors: [buildDonor()] };
    const { page, total, cards, stage, errors } = await openScreen(bench, known);
    const cdp = await page.context().newCDPSession(page);
    const between = Math.round((evening / 4000) * 1000);
    let then: Weight | undefined;
    for (let update = 1; update <= all; update += 1) {
      const donor = buildDonor({
        _id: update.toString(16).padStart(8, '0'),
        montant: update,
        campagneExtraData: { displayName: `Donateur ${update}`, team: null },
      });
      known.donors = [donor, ...known.donors].slice(0, 50);
      const celebrate = Math.floor(update / 50);
      const screen = { ...known.campaign.screen, celebrate, message: update % 7 ? '' : `Merci ${update}` };
      known.campaign = { ...known.campaign, screen, version: update + 1, stats: buildStats(100 * update, update) };
      const answered = page.waitForResponse((response) => response.url().includes('/donors/'));
      await page.clock.runFor(between);
      await (await answered).finished();
      bench.org.requests.length = 0;
      if (update === settled) then = await weigh(cdp);
      if (process.env.ORGKIT_PROOF && update % 500 === 0)
        process.stderr.write(`after ${update} updates: ${written(await weigh(cdp))}\n`);
    }
    await eventually(total, `${grouped(all)},00 M2`);
    await eventually(
      async () => (await cards())[0],
      `${grouped(all)},00 € ${(all / 100).toFixed(2).replace('.', ',')} M2 Donateur ${all}`,
    );
    const now = await weigh(cdp);
    expect(await stage.locator('.screen-card').count()).toBe(6);
    expect(now.nodes).toBeLessThan(then!.nodes * 1.2 + 100);
    expect(now.listeners).toBeLessThan(then!.listeners * 1.2 + 20);
    expect(now.heap).toBeLessThan(then!.heap * 1.15 + 1_000_000);
    expect(errors).toEqual([]);
    await closePage(page);
  },
  process.env.ORGKIT_PROOF ? 1_200_000 : 600_000,
);
