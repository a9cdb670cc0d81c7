import type { Page } from 'playwright-core';
import { buildProbe, type Built } from './support/buildElements';
import { openElementBench, type ElementBench, type OpenOptions } from './support/elementBench';
import { slowOrganisation, stubApi } from './support/stubApi';

jest.setTimeout(60_000);

/** What the probe element writes down in its page. */
interface ProbeWindow {
  probes: Record<string, { props: Record<string, unknown>; mounts: number; ticks: number }>;
}

let built: Built;
let bench: ElementBench;
beforeAll(async () => {
  built = await buildProbe();
  bench = await openElementBench(built.folder);
});
afterAll(async () => {
  await bench.close();
  built.remove();
});
beforeEach(() => {
  bench.org.route(stubApi());
  bench.org.requests.length = 0;
});

const open = async (body: string, options: OpenOptions = {}) => {
  const head = `<script type="module" src="${bench.org.origin()}/elements/org-probe.js"></script>`;
  const opened = await bench.open(body, { head, ...options });
  await opened.ready();
  return opened;
};
const close = (page: Page) => page.context().close();
/** Props that the view got last. */
const propsOf = (page: Page, id = 'p') =>
  page.evaluate((name) => (window as unknown as ProbeWindow).probes[name]?.props, id);
/** Changes the element, then gives the props that the view was drawn with. */
const after = async (page: Page, change: string) => {
  await page.evaluate(`{ const el = document.querySelector('#p'); ${change}; }`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return propsOf(page);
};

describe('attributes', () => {
  it('ELEM-01 reads a bare, empty or named boolean as true, "false" and absence as false', async () => {
    const { page } = await open('<org-probe id="p" flag></org-probe>');
    expect(await propsOf(page)).toMatchObject({ flag: true });
    expect(await after(page, `el.setAttribute('flag', 'flag')`)).toMatchObject({ flag: true });
    expect(await after(page, `el.setAttribute('flag', 'false')`)).toMatchObject({ flag: false });
    expect(await after(page, `el.flag = true`)).toMatchObject({ flag: true });
    expect(await page.getAttribute('#p', 'flag')).toBe('');
    expect(await after(page, `el.removeAttribute('flag')`)).toMatchObject({ flag: false });
    await close(page);
  });

  it('gives numbers, choices and texts back to their default when they are emptied, removed or null', async () => {
    const { page } = await open('<org-probe id="p" count="0" kind="large" label="a"></org-probe>');
    expect(await propsOf(page)).toMatchObject({ count: 0, kind: 'large', label: 'a' });
    const props = await after(page, `el.count = null; el.setAttribute('kind', ''); el.label = ''`);
    expect(props).toMatchObject({ kind: 'small' });
    expect(props).not.toHaveProperty('count');
    expect(props).not.toHaveProperty('label');
    expect(await page.evaluate(`document.querySelector('#p').getAttribute('count')`)).toBeNull();
    await close(page);
  });

  it('reports what it cannot read once, in the console, and goes on with the default', async () => {
    const {
      page,
      errors,
      console: said,
    } = await open(`<org-probe id="p" presets="[{&quot;montant&quot;: " count="many" kind="huge"></org-probe>`);
    expect(await propsOf(page)).toMatchObject({ kind: 'small' });
    await after(page, `el.setAttribute('label', 'x'); el.setAttribute('count', 'many')`);
    await after(page, `el.setAttribute('presets', '[{"montant": "5"}]')`);
    const reports = said.map(({ text }) => text).filter((text) => text.startsWith('org-sdk:'));
    expect(reports).toHaveLength(4);
    expect(reports.join('\n')).toMatch(/<org-probe> ignores its attribute "presets"\. It is not valid JSON/);
    expect(reports.at(-1)).toMatch(/At 0\.montant/);
    expect(errors).toEqual([]);
    await close(page);
  });

  it('takes JSON by attribute, and the value itself by property without writing it into the page', async () => {
    const { page } = await open(`<org-probe id="p" presets='[{"montant": 5}]'></org-probe>`);
    expect(await propsOf(page)).toMatchObject({ presets: [{ montant: 5 }] });
    const change = `window.mine = [{ montant: 7 }]; el.presets = window.mine`;
    expect(await after(page, change)).toMatchObject({ presets: [{ montant: 7 }] });
    expect(
      await page.evaluate(`probes.p.props.presets === mine && document.querySelector('#p').presets === mine`),
    ).toBe(true);
    expect(await page.getAttribute('#p', 'presets')).toBe('[{"montant": 5}]');
    expect(await after(page, `el.presets = null`)).not.toHaveProperty('presets');
    await close(page);
  });

  it('keeps the identity of objects and functions, also of those set before its script ran', async () => {
    const opened = await bench.open('<org-probe id="p"></org-probe>');
    const { page } = opened;
    await page.evaluate(`{
      window.config = { when: new Date(0), nothing: undefined };
      Object.assign(document.querySelector('#p'), { config, onPick: (picked) => 'picked ' + picked });
    }`);
    await page.addScriptTag({ type: 'module', url: `${bench.org.origin()}/elements/org-probe.js` });
    await opened.ready();
    expect(await page.evaluate(`probes.p.props.config === config`)).toBe(true);
    expect(await page.evaluate(`document.querySelector('#p').getAttributeNames()`)).toEqual(['id']);
    await page.evaluate(`document.querySelector('#p').shadowRoot.querySelector('#pick').click()`);
    await page.getByText('picked x').waitFor();
    await close(page);
  });

  it("leaves the platform's own properties alone", async () => {
    const { page } = await open('<org-probe id="p" lang="en"></org-probe>');
    await after(page, `el.lang = 'it'`);
    await page.getByText('Ciao demo it').waitFor();
    expect(await page.evaluate(`document.querySelector('#p').lang`)).toBe('it');
    // Not one of our languages: the element speaks its own, the property says what the page wrote.
    await after(page, `el.lang = 'de-AT'`);
    await page.getByText('Bonjour demo fr').waitFor();
    expect(await page.evaluate(`document.querySelector('#p').lang`)).toBe('de-AT');
    await close(page);
  });
});

describe('life in the page', () => {
  it.each(['appendChild', 'moveBefore'])('keeps what was typed and counted when it is moved with %s', async (move) => {
    const { page } = await open('<org-probe id="p"></org-probe><aside></aside>');
    await page.locator('#text').fill('écrit');
    await page.locator('#press').click();
    await page.locator('#press').click();
    await page.evaluate(`document.querySelector('aside').${move}(document.querySelector('#p'), null)`);
    await page.locator('#press').click();
    expect(await page.locator('#press').textContent()).toBe('3');
    expect(await page.locator('#text').inputValue()).toBe('écrit');
    expect(await page.evaluate(`probes.p.mounts`)).toBe(1);
    await close(page);
  });

  it('ELEM-02 stops its timers and its requests when it is removed', async () => {
    bench.org.route({ 'GET /v1/caisses/id/hang': () => new Promise(() => {}) });
    const { page } = await open('<org-probe id="p"></org-probe>', { prepare: (page) => page.clock.install() });
    const before = await page.evaluate<number>(`probes.p.ticks`);
    await page.clock.runFor(1000);
    expect(await page.evaluate(`probes.p.ticks`)).toBeGreaterThan(before + 10);
    const failed = page.waitForEvent('requestfailed');
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/hang')),
      page.locator('#hang').click(),
    ]);
    await page.evaluate(`document.querySelector('#p').remove()`);
    expect((await failed).url()).toBe(asked.url());
    const ticks = await page.evaluate<number>(`probes.p.ticks`);
    await page.clock.runFor(1000);
    expect(await page.evaluate(`probes.p.ticks`)).toBe(ticks);
    await close(page);
  });

  it('starts with fresh state when it comes back after a removal', async () => {
    const { page, ready } = await open('<org-probe id="p"></org-probe>');
    await page.locator('#press').click();
    await page.evaluate(`{
      window.p = document.querySelector('#p');
      p.remove();
      new Promise((resolve) => setTimeout(resolve)).then(() => document.body.append(p));
    }`);
    await ready(2);
    expect(await page.locator('#press').textContent()).toBe('0');
    await close(page);
  });

  it('waits with a method until the view is there', async () => {
    const opened = await bench.open('<org-probe id="p"></org-probe>', {
      head: `<script type="module" src="${bench.org.origin()}/elements/org-probe.js"></script>`,
    });
    const answer = await opened.page.evaluate(
      `customElements.whenDefined('org-probe').then(() => document.querySelector('#p').reset(4))`,
    );
    expect(answer).toBe('reset to 4');
    expect(await opened.page.locator('#press').textContent()).toBe('4');
    await close(opened.page);
  });
});

describe('loading', () => {
  it("asks for the texts of the page's language together with the organisation", async () => {
    const slow = slowOrganisation(bench.org);
    let texts: Promise<unknown> = Promise.resolve();
    const { page, ready } = await bench.open('<org-probe id="p" org="slow"></org-probe>', {
      head: `<script type="module" src="${bench.org.origin()}/elements/org-probe.js"></script>`,
      prepare: async (page) => void (texts = page.waitForRequest(/\/fr-\w+\.js$/)),
    });
    await slow.asked;
    await texts;
    slow.release();
    await ready();
    await close(page);
  });
});

describe('events', () => {
  it('are dashed, leave the shadow root, carry their detail, and can be prevented', async () => {
    const { page } = await open('<org-probe id="p"></org-probe>');
    await page.locator('#start').click();
    await page.getByText('allowed').waitFor();
    await page.evaluate(`document.addEventListener('org-donation-start', (event) => {
      window.seen = [event.type, event.target.id, event.bubbles, event.composed, event.detail.montant];
      event.preventDefault();
    })`);
    await page.locator('#start').click();
    await page.getByText('prevented').waitFor();
    expect(await page.evaluate('seen')).toEqual(['org-donation-start', 'p', true, true, 5]);
    await close(page);
  });
});

describe('failures', () => {
  const reports = () => bench.org.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/errors');

  it('ERR-01 ERR-03 keep to the element: error as text, button, event, report; its neighbour goes on', async () => {
    const { page, events, ready } = await open(
      '<org-probe id="p" org="abc"></org-probe><org-probe id="q"></org-probe>',
      { query: '?email=someone@example.org' },
    );
    await ready(2);
    const reported = page.waitForResponse((response) => response.url().endsWith('/v1/errors'));
    await page.locator('#p #break').dispatchEvent('click');
    await page.getByText('Une erreur est survenue').waitFor();
    expect(await page.getByText('<b>probe</b> broke').isVisible()).toBe(true);
    expect((await reported).status()).toBe(204);
    const body = JSON.parse(reports()[0]?.body ?? '{}');
    expect(body).toMatchObject({ message: '<b>probe</b> broke', tags: { organisationId: 'abc', type: 'client' } });
    expect(body.stack).toContain('broke');
    expect(JSON.stringify(body)).not.toContain('someone');
    expect(await events()).toEqual(['org-ready', 'org-ready', 'org-error']);
    await page.locator('#q #press').click();
    expect(await page.locator('#q #press').textContent()).toBe('1');
    await close(page);
  });

  it('ERR-01 are not reported in development', async () => {
    const { page } = await open('<org-probe id="p" dev></org-probe>');
    await page.locator('#p #break').dispatchEvent('click');
    await page.getByText('Une erreur est survenue').waitFor();
    // A report would have gone out before this later request.
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/later')),
      page.evaluate(`document.body.append(Object.assign(document.createElement('org-probe'), { org: 'later' }))`),
    ]);
    expect(reports()).toEqual([]);
    await close(page);
  });

  it('HTTP-02 of calls are notified unless the caller shows them itself', async () => {
    const { page } = await open('<org-probe id="p"></org-probe>');
    await page.locator('#ask-quietly').click();
    await page.getByText('failed 404').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.locator('#ask').click();
    await page.getByRole('alert').getByText('Operation serveur introuvable').waitFor();
    await close(page);
  });

  it('ERR-03 of what tells of failures reach neither the visitor nor the page', async () => {
    const missing = (page: Page, file: string) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}-`));
    const { page, errors } = await open('<org-probe id="p"></org-probe>', {
      prepare: async (page) =>
        void (await page.route(/\/(NotificationStack|reportFailure)-/, (route) => route.abort())),
    });
    await Promise.all([missing(page, 'NotificationStack'), page.locator('#ask').click()]);
    await page.locator('#press').click();
    await page.getByRole('button', { name: '1', exact: true }).waitFor();
    await Promise.all([missing(page, 'reportFailure'), page.locator('#break').dispatchEvent('click')]);
    await page.getByText('Une erreur est survenue').waitFor();
    expect(errors).toEqual([]);
    await close(page);
  });
});

describe('storage', () => {
  it('ENT-28 that throws is replaced by memory, shared by the elements of the page', async () => {
    const opened = await bench.open('<org-probe id="p"></org-probe><org-probe id="q"></org-probe>');
    const { page, ready, errors } = opened;
    await page.evaluate(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })`);
    await page.addScriptTag({ type: 'module', url: `${bench.org.origin()}/elements/org-probe.js` });
    await ready(2);
    await page.locator('#p #store').click();
    await page.locator('#q #read').click();
    await page.locator('#q').getByText('kept').waitFor();
    expect(errors).toEqual([]);
    await close(page);
  });
});
