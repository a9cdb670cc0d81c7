import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import type { Campaign, Donor } from '../../../src/contract/campaigns/campaigns';
import { buildCampaign, buildDonor, type KnownCampaign } from './campaigns';
import type { ElementBench, OpenPage } from './elementBench';
import { campaignApi } from './stubApi';

export interface ScreenPage extends Omit<OpenPage, 'ready'> {
  known: KnownCampaign;
  /** The stage, once it is shown. */
  stage: Locator;
  /** What the server knows from now on; the screen asks for it when its next five seconds are over. */
  change(campaign: Partial<Campaign>, donors?: readonly Donor[]): Promise<void>;
  /** The written total, when the count has come to its end. */
  total(): Promise<string>;
  /** The cards that are faded in, first in front: their words. */
  cards(): Promise<string[]>;
}

export interface ScreenOptions {
  attributes?: string;
  size?: { width: number; height: number };
  reducedMotion?: boolean;
  headers?: Record<string, string>;
}

/** Opens a big screen about what the test knows, with a clock in the test's hands. */
export async function openScreen(
  bench: ElementBench,
  known: KnownCampaign,
  { attributes = '', size = { width: 1920, height: 1080 }, reducedMotion = false, headers = {} }: ScreenOptions = {},
): Promise<ScreenPage> {
  bench.org.route(campaignApi(known));
  const open = await bench.open(
    `<main><org-screen campaign-id="${known.campaign.id}" ${attributes}></org-screen></main>`,
    {
      head: `<script type="module" src="${bench.org.origin()}/elements/org-screen.js"></script>`,
      context: { viewport: size, reducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
      headers,
      prepare: (page) => page.clock.install({ time: '2026-03-01T20:00:00Z' }),
    },
  );
  const { page } = open;
  const stage = page.locator('org-screen .scene');
  await stage.waitFor();
  await page.locator('org-screen .code').waitFor();
  return {
    ...open,
    known,
    stage,
    async change(campaign, donors) {
      known.campaign = { ...known.campaign, ...campaign, version: known.campaign.version + 1 };
      if (donors) known.donors = donors;
      const listed = page.waitForResponse((response) => response.url().includes('/campagne/donors/'));
      await nextRound(page);
      await (await listed).finished();
    },
    async total() {
      await page.clock.runFor(1500);
      return plain(await page.locator('org-screen .total .visually-hidden').innerText());
    },
    async cards() {
      const shown = await page.locator('org-screen .screen-card[aria-hidden=false]').evaluateAll((all) =>
        all
          .map((card) => [
            Number((card as HTMLElement).style.getPropertyValue('--place')),
            (card as HTMLElement).innerText,
          ])
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([, text]) => String(text)),
      );
      return shown.map(plain);
    },
  };
}

/** Lets five seconds pass, and waits for the answers that the screen asks for then. */
export async function nextRound(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/campagne/id/'));
  await page.clock.runFor(5000);
  await (await answered).finished();
}

/** Reads until it reads what is expected, and fails with what it read instead in the end. */
export async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const limit = Date.now() + 30_000;
  let last = await read();
  while (!isDeepStrictEqual(last, expected) && Date.now() < limit) {
    // A read without I/O would otherwise keep the browser's events from being handled.
    await setImmediate();
    last = await read();
  }
  expect(last).toEqual(expected);
}

/** Kinds of spaces and breaks made equal (CUR-03). */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Donors newest first, from amounts and names. */
export const donorsOf = (...entries: readonly (readonly [montant: number, name: string])[]): Donor[] =>
  entries.map(([montant, displayName], index) =>
    buildDonor({
      _id: (0x1000 + entries.length - index).toString(16),
      montant,
      campagneExtraData: { displayName, team: null },
    }),
  );

/** A gala that has gone some way. */
export const buildGala = (overrides: Partial<Campaign> = {}): Campaign =>
  buildCampaign({ screenId: 'classic-gala', label: 'Gala des Tilleuls', gala: true, ...overrides });
