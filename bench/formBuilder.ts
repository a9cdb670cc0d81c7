import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../tests/e2e/support/browser';
import { startOrgkit } from '../tests/e2e/support/orgkitServer';
import { measureOn, type Times } from './builder/measureOn';
import { type Finding, median } from './statistics';

const count = 1000;
const rounds = 2;
const limit = 2;
const head = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>bench</title>';

const content = JSON.stringify({
  schemaVersion: 1,
  children: Array.from({ length: count }, (_, at) => ({
    id: `f${at}`,
    type: 'text',
    props: { label: `Champ ${at}`, fieldKey: `champ${at}` },
    children: [],
  })),
});

async function open(browser: Browser, address: string, body: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**/bench', (route) => route.fulfill({ contentType: 'text/html', body: head + body }));
  await page.goto(`${address}/bench`);
  return page;
}

export async function openBuilder(browser: Browser, address: string): Promise<Page> {
  const page = await open(
    browser,
    address,
    `<link rel="stylesheet" href="/elements/orgkit.css"><script type="module" src="/elements/autoload.js"></script><org-form-builder lang="fr"></org-form-builder>`,
  );
  await page
    .locator('org-form-builder')
    .evaluate((element, given) => Object.assign(element, { definition: { title: 'Gala', content: given } }), content);
  return page;
}

async function openList(browser: Browser, address: string): Promise<Page> {
  const style = `.canvas-sheet { block-size: 600px; overflow: auto } .canvas-sheet > * { padding: 8px; block-size: 60px } .drag-ghost { position: fixed; inset: 0 auto auto 0; pointer-events: none } [data-over] { outline: 2px solid }`;
  const page = await open(browser, address, `<style>${style}</style><body>`);
  await page.addScriptTag({ content: readFileSync('dist/bench/builder/plainList.js', 'utf8'), type: 'module' });
  return page;
}

/** The built `<org-form-builder>` with a form of 1000 blocks, against a plain React list of as many rows. */
export async function benchFormBuilder(): Promise<readonly Finding[]> {
  const orgkit = await startOrgkit();
  // A frame comes when it is ready, not with the next beat of a screen.
  const browser = await openBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
  const found = { builder: [] as Times[], list: [] as Times[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, opened] of [
        ['builder', openBuilder],
        ['list', openList],
      ] as const) {
        const page = await opened(browser, orgkit.url);
        found[name].push(await measureOn(page));
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await orgkit.stop();
  }
  const compare = (what: string, of: keyof Times, aim: number): Finding => {
    const [builder, list] = [found.builder, found.list].map((visits) => {
      const times = visits.flatMap((visit) => visit[of]);
      return { work: median(times.map(({ work }) => work)), frame: median(times.map(({ frame }) => frame)) };
    }) as [{ work: number; frame: number }, { work: number; frame: number }];
    const told = ({ work, frame }: typeof builder) => `${work.toFixed(1)} ms, ${frame.toFixed(1)} ms to its frame`;
    return {
      what: `${what} in a builder with ${count} blocks, against a plain list`,
      details: `builder ${told(builder)} (aim ${aim}); list ${told(list)}`,
      ratio: builder.frame / list.frame,
      limit,
      must: 'stay below',
    };
  };
  return [
    compare('drag start', 'drag', 50),
    compare('a property, to the canvas', 'change', 16),
    compare('undo, to the canvas', 'undo', 50),
  ];
}
