import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { everyBlock, everyValue } from './support/everyBlock';
import { accessibilityFaults, horizontalOverflow, watchLayoutShifts } from './support/inspect';
import { layout, type WrittenBlock } from './support/layout';
import { open as openToAll, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

/** `npm run proof` looks at every language. */
const languages = process.env['ORGKIT_PROOF'] === undefined ? ['fr', 'he'] : ['fr', 'en', 'he', 'it', 'pt', 'ru'];

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
  bench.org.route({
    ...stubApi(),
    'POST /v1/forms/stock/*': openToAll(() => ({ body: { total: 9, needPropagation: false } })),
    'GET /v1/forms/calendar/*': openToAll(() => ({ body: { data: [] } })),
    'GET /v1/forms/block/*': openToAll(() => ({ body: { ok: false, data: null } })),
  });
});
afterAll(() => bench.close());

const { open } = toolsFor({ tag: 'org-form', bench: () => bench });

interface Shown {
  readonly title: string;
  readonly definition: object;
  readonly values?: object;
  readonly attributes?: string;
}

/** Adds forms to the page one below the other, and waits until they can be filled in. */
async function show(page: Page, forms: readonly Shown[], lang = 'fr') {
  await page.evaluate(
    ([wanted, language]) => {
      for (const { title, definition, values, attributes } of wanted) {
        const holder = document.createElement('div');
        holder.innerHTML = `<org-form lang="${language}" loading="eager" theme="auto" ${attributes ?? ''}></org-form>`;
        const element = Object.assign(holder.firstElementChild!, { definition: { title, ...definition }, values });
        document.querySelector('main')!.append(element);
      }
    },
    [forms, lang] as const,
  );
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('org-form')].filter((one) => one.shadowRoot?.querySelector('form')).length ===
      count,
    forms.length,
  );
}

const definitionOf = ({ blocks, settings }: ReturnType<typeof everyBlock>) => ({
  ...settings,
  content: layout(blocks),
});

describe('every kind of block', () => {
  it('is in the form of these tests', () => {
    const documented = [...readFileSync('docs/form-document.md', 'utf8').matchAll(/^### `(\w+)`$/gm)].map(
      ([, type]) => type,
    );
    const shown = new Set<string>();
    const visit = (all: readonly WrittenBlock[]) =>
      all.forEach(([type, , children = []]) => {
        shown.add(type);
        visit(children);
      });
    visit(everyBlock().blocks);
    expect(documented.filter((type) => !shown.has(type!))).toEqual([]);
  });

  it.each(languages)(
    'I18N-01 in %s, empty, filled, wrong and only to be looked at, in light and dark: no fault that axe knows',
    async (lang) => {
      const paper = 'body { background: #fff } @media (prefers-color-scheme: dark) { body { background: #10171d } }';
      const { page, errors } = await open(
        `<style>${paper}</style><main><h1 style="color: #777; background: #000">Page</h1></main>`,
        {
          context: { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' },
        },
      );
      await page.evaluate(([language, dir]) => Object.assign(document.documentElement, { lang: language, dir }), [
        lang,
        lang === 'he' ? 'rtl' : 'ltr',
      ] as const);
      const plain = definitionOf(everyBlock());
      const strict = definitionOf(everyBlock({ required: true }));
      await show(
        page,
        [
          { title: 'Vide', definition: plain },
          { title: 'Rempli', definition: plain, values: everyValue },
          { title: 'Faux', definition: strict, values: { '[TEXT]_mail': 'ana', '[TEXT]_nom': 'L3vi' } },
          { title: 'Lu', definition: plain, values: everyValue, attributes: 'mode="readonly"' },
        ],
        lang,
      );
      await page.evaluate(() =>
        (document.querySelectorAll('org-form')[2] as unknown as { submit(): Promise<boolean> }).submit(),
      );
      await page.waitForLoadState('networkidle');
      const light = await accessibilityFaults(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await accessibilityFaults(page, { rules: ['color-contrast'] });
      const overflow = await horizontalOverflow(page);
      await closePage(page);
      expect({ light, dark, overflow, errors }).toEqual({ light: [], dark: [], overflow: 0, errors: [] });
    },
  );
});

describe('what moves', () => {
  it('ELEM-01 ENG-12 nothing but what the visitor causes, while fields far below come and go', async () => {
    const shifts: { read?: () => Promise<string[]> } = {};
    const { page } = await open('<main></main>', {
      prepare: async (prepared) => {
        shifts.read = await watchLayoutShifts(prepared);
      },
    });
    const conditions = [{ field: '[TEXT]_premier', type: 'EQUAL', values: ['oui'], next: 'AND' }];
    const fillers = Array.from({ length: 30 }, (_, index): WrittenBlock => [
      'text',
      { fieldKey: `f${index}`, label: `Champ ${index}` },
    ]);
    const blocks: WrittenBlock[] = [
      ['text', { fieldKey: 'premier', label: 'Premier' }],
      ...fillers,
      [
        'conditional',
        { default: 'HIDE', action: 'SHOW', conditions },
        [
          ['date', { fieldKey: 'jour', label: 'Jour' }],
          ['textArea', { fieldKey: 'mot', label: 'Mot' }],
        ],
      ],
      ['text', { fieldKey: 'dernier', label: 'Dernier' }],
    ];
    await show(page, [{ title: 'Long', definition: { type: 'SIMPLE', content: layout(blocks) } }]);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const before = await shifts.read!();
    const top = await field('Premier').evaluate((input) => input.getBoundingClientRect().top);
    for (const text of ['oui', 'non', 'oui']) await field('Premier').fill(text);
    await page.getByRole('textbox', { name: 'Mot' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await field('Premier').evaluate((input) => input.getBoundingClientRect().top)).toBe(top);
    // The page itself had no room reserved: what moved while it loaded is the page's.
    expect((await shifts.read!()).slice(before.length)).toEqual([]);
    await closePage(page);
  });
});
