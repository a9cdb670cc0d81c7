import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeElement } from './support/describeElement';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor, type ElementKit } from './support/elementKit';
import { stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

const root = resolve(__dirname, '../..');

interface Declaration {
  tagName: string;
  attributes: { name: string }[];
  members: { name: string }[];
  cssParts: { name: string }[];
}
const manifest = JSON.parse(readFileSync(`${root}/custom-elements.json`, 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
/** A site is what others are shown in: `site.test.ts` and `siteRouter.test.ts` are about it. */
const declarations = manifest.modules
  .flatMap((module) => module.declarations)
  .filter(({ tagName }) => tagName !== 'org-site');

/** What a tag must be given to show itself, and the part that it is then seen by: a field unless told otherwise. */
const needs: Record<string, Pick<ElementKit, 'attributes' | 'owner' | 'late'> & { part?: string }> = {
  'org-payment': { attributes: 'intent="abc"', late: '.phone option:nth-child(100)' },
  'org-form': { attributes: 'form-id="abc"', owner: 'demo' },
  'org-screen': {
    attributes: 'campaign-id="abc" screen-id="classic-gala"',
    owner: 'demo',
    part: 'amount',
    late: '.code',
  },
  'org-campaign': { attributes: 'campaign-id="abc"', owner: 'demo', part: 'progress', late: '.donor' },
};

let bench: ElementBench;
beforeAll(async () => {
  bench = await openElementBench(`${root}/dist/elements`);
});
afterAll(() => bench.close());

describe.each(declarations.map((declaration) => [declaration.tagName, declaration] as const))(
  'built: %s',
  (tag, row) => {
    const { part = 'field', ...needed } = needs[tag] ?? {};
    const kit: ElementKit = { tag, bench: () => bench, ...needed };
    describeElement(kit);

    it('ELEM-01 has the attributes, properties and parts that its reference promises, and no others', async () => {
      bench.org.route(stubApi());
      const { markup, open } = toolsFor(kit);
      const { page, ready } = await open(markup());
      await ready();
      await page.locator(`${tag} [part~=${part}]`).first().waitFor();
      const running = await page.evaluate((name) => {
        const Element = customElements.get(name) as CustomElementConstructor & { observedAttributes: string[] };
        const drawn = [...document.querySelector(name)!.shadowRoot!.querySelectorAll('[part]')];
        return {
          attributes: Element.observedAttributes,
          properties: Object.keys(Element.prototype as object),
          parts: [...new Set(drawn.flatMap((one) => [...one.part]))],
        };
      }, tag);
      const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
      expect(running.attributes.sort()).toEqual(names(row.attributes));
      expect(running.properties.sort()).toEqual(names(row.members));
      expect(names(row.cssParts)).toEqual(expect.arrayContaining(running.parts));
      expect(running.parts.length).toBeGreaterThan(2);
      await closePage(page);
    });

    it('keeps its room: nothing moves when it appears, with the style sheet of the page', async () => {
      bench.org.route(stubApi());
      const { script, markup, open } = toolsFor(kit);
      const sheet = `<link rel="stylesheet" href="${bench.org.origin()}/elements/orgkit.css">`;
      const observe = `<script>shifts = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true })</script>`;
      const { page, ready } = await open(`<main style="width: 420px">${markup()}</main><p>Après</p>`, {
        head: observe + sheet + script(),
      });
      await ready();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('shifts')).toBe(0);
      await closePage(page);
    });
  },
);
