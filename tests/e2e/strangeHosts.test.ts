import { openElementBench, type ElementBench } from './support/elementBench';
import { buildCaisse, buildOrganisation, open, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

jest.setTimeout(90_000);

let bench: ElementBench;
const answered = 'Merci de patienter';
beforeAll(async () => {
  bench = await openElementBench('dist/elements');
  const refused = open(() => ({ body: { success: false, error: answered } }));
  const caisses = [buildCaisse({ imagesCaroussel: ['https://127.0.0.1:1/a.png', 'https://127.0.0.1:1/b.png'] })];
  bench.org.route({
    ...stubApi(buildOrganisation({ caisses })),
    'POST /v1/paiements/*': refused,
    'POST /v1/forms/*': refused,
  });
}, 60_000);
afterAll(() => bench.close());

const all = `<org-donation caisse-id="toit"></org-donation><org-payment intent="abc"></org-payment><org-form form-id="abc"></org-form>
  <org-campaign campaign-id="abc" loading="eager"></org-campaign>
  <org-campaign campaign-id="abc" widget loading="eager"></org-campaign>
  <div style="position: relative"><org-screen campaign-id="abc" embed loading="eager"></org-screen></div>`;
const autoload = (nonce = '') =>
  `<script type="module" ${nonce} src="${bench.org.origin()}/elements/autoload.js"></script>`;
const eager = all.replace(/<org-(donation|payment|form)/g, '$& loading="eager"');

/** What libraries of that time do to the page that they are loaded in. */
const libraries: Record<string, string> = {
  'MooTools 1.4.5 with the functions of 1.2': `
    Function.prototype.bind = function (self, args) {
      const fn = this;
      if (args != null) args = Array.from(args);
      return function () { return fn.apply(self, args || arguments); };
    };
    Array.from = (item) => item == null ? [] : typeof item === 'object' && typeof item.length === 'number' ? [].slice.call(item) : [item];
    window.Request = function () { throw new Error('a class of MooTools'); };
    window.Event = function () { throw new Error('a class of MooTools'); };
    Object.assign(Array.prototype, { erase() {}, clean() {}, flatten() {} });`,
  'Prototype 1.6': `
    Object.keys = (object) => { const keys = []; for (const key in object) keys.push(key); return keys; };
    Object.values = (object) => { const values = []; for (const key in object) values.push(object[key]); return values; };
    const { map } = Array.prototype;
    Object.assign(Array.prototype, {
      each() {}, pluck() {}, entries() { return [...this]; },
      map(step, self) { return map.call(this, (item, index) => step.call(self, item, index)); },
    });
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    Array.from = (list) => { const made = new Array(list && list.length || 0); for (let i = 0; i < made.length; i++) made[i] = list[i]; return made; };
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']'; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };`,
  'variables of the page': `
    var URL = '/shop/';
    function URLSearchParams() {}
    const WeakMap = null;`,
  'a wrapper of fetch that expects a text': `
    const send = window.fetch;
    window.fetch = (address, init) => send(address.replace(/#.*/, ''), { ...init, method: init?.method?.toUpperCase() });`,
};

const text = (part: string) => `text=${part}`;

describe('HTTP-05 a page with other functions than the language has', () => {
  it.each(Object.keys(libraries))('%s: every element is shown, gives and pays', async (name) => {
    const { page, ready, errors } = await bench.open(eager, {
      head: `<script>${libraries[name]}</script>${autoload()}`,
    });
    await ready(6);
    await page.locator('org-screen .code').waitFor({ state: 'attached' });
    const sent = () => bench.org.requests.filter(({ method, path }) => method === 'POST' && !path.includes('ping'));
    const before = sent().length;

    await page.locator('org-donation input[type=radio][value="0"]').first().check({ force: true });
    await page.locator('org-donation button[type=submit]').click();
    await page.locator(`org-donation >> ${text(answered)}`).waitFor();

    const field = (part: string) => page.locator(`org-payment ${part}`).first();
    await field('input[type=radio][value=woman]').check({ force: true });
    const given = { 'given-name': 'Ana', 'family-name': 'Lévy', email: 'ana@example.org', tel: '+33612345678' };
    const address = { 'address-line1': '12 rue des Lilas', 'postal-code': '75020', 'address-level2': 'Paris' };
    for (const [part, value] of Object.entries({ ...given, ...address }))
      await field(`[autocomplete~="${part}"]`).fill(value);
    await field('button[type=submit]').click();
    await page.locator(`org-payment >> ${text(answered)}`).waitFor();

    await page.locator('org-form input').first().fill('Ana');
    await page.locator('org-form button[type=submit]').click();
    await page.locator(`org-form >> ${text(answered)}`).waitFor();

    const bodies = sent()
      .slice(before)
      .map(({ body }) => JSON.parse(body) as { config?: unknown });
    expect(bodies).toHaveLength(3);
    const [gift, payment] = bodies;
    expect(gift).toMatchObject({ config: { type: 'CAISSE' } });
    expect(JSON.parse(payment!.config as string)).toMatchObject({ info: { nom: 'Lévy' }, amounts: { montant: 50 } });
    expect(errors).toEqual([]);
    await closePage(page);
  });
});

describe('policies, frames and other people’s tags', () => {
  it('a policy that goes by nonces lets all of it run, without a violation', async () => {
    const org = bench.org.origin();
    const {
      page,
      ready,
      console: said,
    } = await bench.open(eager, {
      head: autoload('nonce="abc"'),
      headers: { 'content-security-policy': `script-src 'nonce-abc'; connect-src ${org}; img-src 'self' data: https:` },
    });
    await ready(6);
    await page.waitForLoadState('networkidle');
    expect(said.filter(({ text }) => /Content Security/i.test(text))).toEqual([]);
    await closePage(page);
  });

  it('ELEM-04 a sandbox that allows neither forms nor new tabs: sends all the same, and writes out where to go', async () => {
    const url = 'https://tilleuls.example/paiement?intent=abc';
    bench.org.route({
      'POST /v1/paiements/intents': open(() => ({
        body: { success: true, data: { id: 'abc', url, expiresAt: '2026-03-01T20:30:00Z' } },
      })),
      'GET /framed.html': () => ({ body: `<!doctype html>${autoload()}<org-donation></org-donation>` }),
    });
    const { page } = await bench.open(
      `<iframe sandbox="allow-scripts allow-same-origin" src="${bench.org.origin()}/framed.html" width="600" height="900"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('org-donation input[type=radio][value="0"]').first().check({ force: true });
    await frame.locator('org-donation button[type=submit]').click();
    await frame.locator(`org-donation >> ${text(url)}`).waitFor();
    await closePage(page);
  });

  it('says in one line of the console that a tag of the page’s own is left alone', async () => {
    const own = `<script>customElements.define('org-donation', class extends HTMLElement {})</script>`;
    const {
      page,
      ready,
      console: said,
    } = await bench.open('<org-donation>mine</org-donation><org-form form-id="abc" loading="eager"></org-form>', {
      head: own + autoload(),
    });
    await ready();
    expect(said.filter(({ text }) => text.startsWith('org-sdk:')).map(({ text }) => text)).toEqual([
      expect.stringContaining('<org-donation> is left alone'),
    ]);
    await closePage(page);
  });

  it('SCREEN-01 in a frame of another site it leaves the console empty', async () => {
    bench.org.route({
      'GET /screen.html': () => ({ body: `<!doctype html>${autoload()}<org-screen campaign-id="abc"></org-screen>` }),
    });
    const { page, console: said } = await bench.open(
      `<iframe src="${bench.org.origin()}/screen.html" width="800" height="450"></iframe>`,
    );
    await page.frameLocator('iframe').locator('org-screen .code').waitFor({ state: 'attached' });
    expect(said.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([
      // The stub of the API has no stream.
      expect.stringContaining('404'),
    ]);
    await closePage(page);
  });

  it('SCREEN-01 embedded in a page with its style sheet it keeps its room before it comes', async () => {
    const sheet = `<link rel="stylesheet" href="${bench.org.origin()}/elements/orgkit.css">`;
    const { page, ready } = await bench.open(
      '<main style="width: 800px"><org-screen campaign-id="abc" embed></org-screen></main>',
      { head: sheet },
    );
    const height = () => page.evaluate(() => document.querySelector('main')!.clientHeight);
    expect(await height()).toBe(450);
    await page.addScriptTag({ type: 'module', url: `${bench.org.origin()}/elements/autoload.js` });
    await ready();
    await page.locator('org-screen .code').waitFor({ state: 'attached' });
    expect(await height()).toBe(450);
    await closePage(page);
  });
});
