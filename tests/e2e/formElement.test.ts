import type { Page } from 'playwright-core';
import { openElementBench, type ElementBench } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { layout } from './support/layout';
import { open as openToAll, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

let bench: ElementBench;
let page: Page;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
  bench.org.route({
    ...stubApi(),
    'POST /v1/forms/submit/*': openToAll(() => ({ body: { success: true, data: { id: 's1' } } })),
  });
  const { markup, open } = toolsFor({ tag: 'org-form', bench: () => bench, attributes: 'form-id="abc" lang="fr"' });
  ({ page } = await open(`<script>heard = []; for (const name of ['ready', 'change', 'submit', 'success', 'error'])
    document.addEventListener('org-form-' + name, ({ detail }) => heard.push([name, detail]))</script>${markup()}`));
});
afterAll(() => bench.close());

const field = () => page.getByRole('textbox', { name: 'Nom', exact: true });
/** Events since the last look. */
const heard = () => page.evaluate<[string, unknown][]>('heard.splice(0)');
/** Calls a method of the element, as a script of the page does. */
const call = (name: string, ...args: unknown[]) =>
  page.evaluate(
    ([method, values]) =>
      (document.querySelector('org-form') as unknown as Record<string, (...all: unknown[]) => unknown>)[method]!(
        ...values,
      ),
    [name, args] as const,
  );

describe('what a page does with a form', () => {
  it('ENT-01 ENG-50 fills it in, checks it, sends it and empties it, and hears of all that', async () => {
    await field().waitFor();
    expect(await heard()).toEqual([['ready', { formId: 'abc', revision: 1 }]]);
    expect(await call('validate')).toBe(false);
    expect(await page.getByText('Ce champ est obligatoire').isVisible()).toBe(true);
    expect(await call('submit')).toBe(false);
    const issues = [{ key: '[TEXT]_nom', code: 'required' }];
    expect(await heard()).toEqual([['error', { formId: 'abc', error: null, issues }]]);

    expect(await call('setValues', { '[TEXT]_nom': 'Ana', '[TEXT]_autre': 'x', '[TEXT]_message': 5 })).toContain(
      '[TEXT]_autre',
    );
    expect(await field().inputValue()).toBe('Ana');
    expect(await call('getValues')).toMatchObject({ extra: { '[TEXT]_nom': 'Ana' } });
    expect((await heard())[0]).toEqual(['change', { formId: 'abc', key: '[TEXT]_nom', value: 'Ana' }]);
    await call('reset');
    expect(await field().inputValue()).toBe('');
    await call('setValues', { '[TEXT]_nom': 'Dan' });
    await heard();

    await page.evaluate(
      `document.addEventListener('org-form-submit', (event) => event.preventDefault(), { once: true })`,
    );
    expect(await call('submit')).toBe(false);
    expect((await heard()).map(([name]) => name)).toEqual(['submit']);
    expect(await call('submit')).toBe(true);
    const values = { extra: { '[TEXT]_nom': 'Dan' } };
    expect(await heard()).toEqual([
      ['submit', { formId: 'abc', values }],
      ['success', { formId: 'abc', id: 's1', url: null }],
    ]);
    expect(
      bench.org.requests.filter(({ method, path }) => method === 'POST' && path.includes('/submit/')),
    ).toHaveLength(1);
  });

  it('ENT-01 gives it a definition and values of its own', async () => {
    const content = layout([['text', { fieldKey: 'surnom', label: 'Surnom' }]]);
    await page.evaluate(
      (definition) => {
        const element = Object.assign(document.createElement('org-form'), {
          definition,
          values: { '[TEXT]_surnom': 'Noa' },
        });
        element.id = 'own';
        document.body.append(element);
      },
      { type: 'SIMPLE', content },
    );
    const own = page.locator('#own').getByRole('textbox', { name: 'Surnom' });
    await own.waitFor();
    expect(await own.inputValue()).toBe('Noa');
    await page.evaluate(
      `own.definition = { type: 'SIMPLE', content: ${JSON.stringify(content.replace('Surnom', 'Pseudo'))} }`,
    );
    await page.locator('#own').getByRole('textbox', { name: 'Pseudo' }).waitFor();
  });

  it('ELEM-02 keeps what is typed while a host that renders often hands over equal values and changes other things', async () => {
    const render = `render = () => {
      const element = document.querySelector('org-form');
      element.values = { '[TEXT]_nom': 'Noa' };
      element.setAttribute('data-layer', 'layer' + Math.random());
    }; render(); document.addEventListener('org-form-change', render)`;
    const { markup, open } = toolsFor({ tag: 'org-form', bench: () => bench, attributes: 'form-id="abc" lang="fr"' });
    const { page: host } = await open(`${markup()}<script>${render}</script>`);
    const name = host.getByRole('textbox', { name: 'Nom', exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Noa');
    await name.press('End');
    await name.pressSequentially('mi, de Paris');
    await host.evaluate('render()');
    await host.waitForLoadState('networkidle');
    expect(await name.inputValue()).toBe('Noami, de Paris');
    await closePage(host);
  });
});
