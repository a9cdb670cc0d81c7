import { openElementBench, type ElementBench, type OpenPage } from './support/elementBench';
import { toolsFor } from './support/elementKit';
import { open as openToAll, stubApi } from './support/stubApi';

let bench: ElementBench;
let opened: OpenPage;
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
  bench.org.route({
    ...stubApi(),
    'POST /v1/forms/stock/*': openToAll(() => ({ body: { total: null, needPropagation: false } })),
  });
  const { open } = toolsFor({ tag: 'org-form', bench: () => bench });
  // One page of the host for all of them: it must live on after each.
  opened = await open('<h1 id="alive">Page</h1><main></main>');
});
afterAll(() => bench.close());

const script = `<img src=x onerror="owned=1"><svg onload="owned=1"></svg><script>owned=1</script>`;
const bad = 'javascript:owned=1';
const block = (type: string, props: object = {}, children: readonly object[] = []) => ({ type, props, children });
const content = (children: readonly object[], more: object = {}) =>
  JSON.stringify({ schemaVersion: 1, children, ...more });
const nest = (depth: number): object =>
  Array.from({ length: depth }).reduce<object>(
    (inner) => block('container', {}, [inner]),
    block('text', { label: 'Fond' }),
  );

/** Shows a form of the page in place of the last one, until it shows a form or says why there is none. */
async function show(definition: unknown): Promise<'form' | 'notice'> {
  const { page } = opened;
  const seen = await page.evaluate(async (given) => {
    document.querySelector('main')!.innerHTML = '<org-form lang="fr" loading="eager"></org-form>';
    const element = Object.assign(document.querySelector('org-form')!, { definition: given });
    for (;;) {
      const root = element.shadowRoot;
      if (root?.querySelector('form')) return 'form';
      if (root?.querySelector('.notice')) return 'notice';
      await new Promise(requestAnimationFrame);
    }
  }, definition);
  await page.waitForLoadState('networkidle');
  return seen;
}

/** No script has run, nothing leads to one, no error reached the page, and the page answers. */
async function expectAlive() {
  const { page, errors } = opened;
  const state = await page.evaluate(() => {
    const root = document.querySelector('org-form')!.shadowRoot!;
    const risky = [...root.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${one.localName} ${name}=${value}`),
    );
    return {
      risky,
      scripts: root.querySelectorAll('script').length,
      owned: 'owned' in window || 'owned' in Object.prototype || 'polluted' in {},
      title: document.querySelector('#alive')?.textContent,
    };
  });
  expect(state).toEqual({ risky: [], scripts: 0, owned: false, title: 'Page' });
  expect(errors).toEqual([]);
}

describe('a definition that is against its reader', () => {
  it('ENT-10 script in every text is text, or is taken out', async () => {
    const texts = { label: script, placeholder: script, tooltip: script, title: script, description: script };
    const fields = ['text', 'textArea', 'checkbox', 'date', 'birthDate', 'upload', 'freeAmount', 'identity', 'contact'];
    const product = { id: 'P1', ...texts, montant: 5, active: true };
    const seen = await show({
      ...texts,
      type: 'COMPLEX',
      identity: 'FULL',
      active: true,
      products: [product, { ...product, id: 'P2', renderOptions: { type: 'SELECT', selectPrefix: script } }],
      content: content([
        ...fields.map((type, index) => block(type, { ...texts, fieldKey: `f${index}`, labels: { nom: script } })),
        block('select', { ...texts, fieldKey: 's', values: [script] }),
        block('richText', { html: `<p>Avant</p>${script}<a href="${bad}">ici</a><p onclick="owned=1">Après</p>` }),
        block('accordion', { items: [{ title: script, description: script }] }),
        block('products', texts),
        block('steps', {}, [block('step', texts)]),
        block('submit', texts),
      ]),
    });
    expect(seen).toBe('form');
    expect(await opened.page.getByText('<script>owned=1</script>').count()).toBeGreaterThan(10);
    await expectAlive();
  });

  it('ENT-10 addresses that are scripts lead nowhere', async () => {
    const css = `url("${bad}"); } .root { display: none } @import "https://evil.example/x.css"`;
    const seen = await show({
      type: 'SIMPLE',
      content: content([
        block('embeddedPage', { url: bad, height: '100px' }),
        block('embeddedPage', { url: 'data:text/html,<script>top.owned=1</script>' }),
        block('pdf', { pdf: bad, previz: true }),
        block('video', { video: bad, autoPlay: true }),
        block('carousel', { items: [{ image: bad, link: bad, url: bad }] }),
        block('container', { backgroundImage: bad, css, color: css, width: css }, [block('text', { label: 'Nom' })]),
      ]),
    });
    expect(seen).toBe('form');
    expect(await opened.page.getByRole('textbox', { name: 'Nom' }).isVisible()).toBe(true);
    await expectAlive();
  });

  it('ENT-04 names of the language’s own objects are names like others', async () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const text = `{"schemaVersion":1,"__proto__":{"polluted":1},"children":[{"type":"constructor","props":{"__proto__":{"polluted":1}}},
      {"type":"__proto__","children":[]},${names.map((name) => JSON.stringify(block('text', { fieldKey: name, label: name }))).join()}]}`;
    expect(await show({ type: 'SIMPLE', content: text })).toBe('form');
    for (const name of names) await opened.page.getByRole('textbox', { name, exact: true }).fill('x');
    await expectAlive();
    const values = await opened.page.evaluate(async () => {
      const element = document.querySelector('org-form') as unknown as { getValues(): Promise<{ extra: object }> };
      return Object.values((await element.getValues()).extra);
    });
    expect(values).toEqual(names.map(() => 'x'));
  });

  it.each([
    ['of a newer version', content([], { schemaVersion: 99 })],
    ['of more than 5000 blocks', content(Array.from({ length: 5001 }, () => block('text')))],
    ['that is 500 deep', content([nest(500)])],
    ['in broken JSON', '{"schemaVersion":1,"children":['],
    ['that is no document', '42'],
  ])('ENT-10 a document %s is said not to load', async (_what, text) => {
    expect(await show({ type: 'SIMPLE', content: text })).toBe('notice');
    await expectAlive();
  });

  it.each([
    ['nothing', null],
    ['a text', 'form'],
    ['a list', [1, 2]],
    ['without a layout', {}],
    ['with wrong types', { title: {}, content: 5, products: 'x', calendars: { a: 1 }, identity: [] }],
  ])('ENT-10 a definition that is %s leaves the page alive', async (_what, definition) => {
    await show(definition);
    await expectAlive();
  });

  it('ENT-10 5000 blocks are shown, and the page answers', async () => {
    const many = Array.from({ length: 4999 }, (_, index) =>
      block('text', { fieldKey: `f${index}`, label: `L${index}` }),
    );
    expect(await show({ type: 'SIMPLE', content: content([...many, block('submit')]) })).toBe('form');
    await opened.page.locator('[data-field="[TEXT]_f4998"] input').fill('fin');
    await expectAlive();
  });
});

describe('an author’s own CSS', () => {
  /** How a control looks that is called so. */
  const look = (name: string, property: string) =>
    opened.page
      .getByRole('textbox', { name, exact: true })
      .evaluate((input, wanted) => getComputedStyle(input).getPropertyValue(wanted), property);
  const styled = (css: string) => ({
    type: 'SIMPLE',
    content: content([
      block('container', { css }, [block('text', { fieldKey: 'in', label: 'Dedans' })]),
      block('text', { fieldKey: 'out', label: 'Dehors' }),
    ]),
  });

  it('BLOCK-01 is that of its block and what is in it, and of nothing else', async () => {
    await show(styled('padding: 7px; color: rgb(1, 2, 3)'));
    const own = opened.page.locator('org-form [data-type=container] > .frame-inside');
    expect(await own.evaluate((box) => [getComputedStyle(box).paddingTop, getComputedStyle(box).color])).toEqual([
      '7px',
      'rgb(1, 2, 3)',
    ]);
    const everywhere = ['.input', '*', ':host *', ':root .input', 'body .input', ':is(.form, .frame) ~ * .input'];
    const rules = everywhere.map((selector) => `${selector} { letter-spacing: 9px }`).join('\n');
    await show(styled(`${rules} :scope { padding: 5px } @media (min-width: 1px) { .input { word-spacing: 8px } }`));
    expect(await look('Dedans', 'letter-spacing')).toBe('9px');
    expect(await look('Dedans', 'word-spacing')).toBe('8px');
    expect(await own.evaluate((box) => getComputedStyle(box).paddingTop)).toBe('5px');
    expect(await look('Dehors', 'letter-spacing')).toBe('normal');
    expect(await opened.page.locator('#alive').evaluate((title) => getComputedStyle(title).letterSpacing)).toBe(
      'normal',
    );
    await expectAlive();
  });

  it('BLOCK-01 paints nothing over the rest of the form and the page', async () => {
    const over = 'position: fixed; inset: -100vh -100vw; z-index: 2147483647; background: red';
    await show(styled(`:scope { ${over} } .field, .input { ${over} !important }`));
    const { page } = opened;
    const onTop = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return element.contains(root.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await onTop('#alive')).toBe(true);
    expect(await onTop('org-form [data-field="[TEXT]_out"] input')).toBe(true);
    expect(await onTop('org-form button[type=submit]')).toBe(true);
    await expectAlive();
  });

  it.each([
    ['nothing that is whole', 'x), (* { background: url(https://evil.example/z) } } * {'],
    ['an address', '.input { background: url(https://evil.example/a) }'],
    ['an address in disguise', '.input { background-image: var(--none, u\\72l(https://evil.example/b)) }'],
    [
      'an address by another name',
      ':scope { --x: u\\72 l(https://evil.example/c) } .input { background-image: var(--x) }',
    ],
    ['a set of pictures', '.input { background-image: image-set("https://evil.example/d" 1x) }'],
    ['another sheet', '@import url(https://evil.example/e); .input { color: red }'],
    ['a font', '@font-face { font-family: evil; src: url(https://evil.example/f) } .input { font-family: evil }'],
    ['a cursor', '.input:hover { cursor: url(https://evil.example/g), auto }'],
    ['a list’s mark', '.input { list-style: url(https://evil.example/h); display: list-item }'],
  ])('BLOCK-01 fetches nothing: %s', async (_what, css) => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(request.url());
    opened.page.on('request', note);
    await show(styled(css));
    await opened.page.getByRole('textbox', { name: 'Dedans' }).hover();
    await opened.page.waitForLoadState('networkidle');
    opened.page.off('request', note);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
    await expectAlive();
  });
});
