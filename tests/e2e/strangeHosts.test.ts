import type { FrameLocator, Page } from 'playwright-core';
import { openElementBench, type ElementBench } from './support/elementBench';
import { buildCaisse, buildOrganisation, open, stubApi } from './support/stubApi';
import { closePage } from './support/pagePool';

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
});
afterAll(() => bench.close());

const autoload = (nonce = '') =>
  `<script type="module" ${nonce} src="${bench.org.origin()}/elements/autoload.js"></script>`;

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

/** Where elements stand: the page, or a frame in it. */
type Place = Page | FrameLocator;

const choose = async (place: Place, tag: string) => {
  await place.locator(`${tag} input[type=radio][value="0"]`).first().check();
  await place.locator(`${tag} button[type=submit]`).first().click();
};
const giveInDialog = async (place: Place, tag: string) => {
  await place.locator(`${tag} .button-primary.button-large, ${tag} button`).first().click();
  await place.locator(`${tag} dialog[open] button[type=submit]`).waitFor();
  await choose(place, `${tag} dialog`);
};

async function fillPayment(place: Place) {
  const field = (part: string) => place.locator(`org-payment ${part}`).first();
  await field('input[type=radio][value=woman]').check();
  const given = { 'given-name': 'Ana', 'family-name': 'Lévy', email: 'ana@example.org', tel: '+33612345678' };
  const address = { 'address-line1': '12 rue des Lilas', 'postal-code': '75020', 'address-level2': 'Paris' };
  for (const [part, value] of Object.entries({ ...given, ...address }))
    await field(`[autocomplete~="${part}"]`).fill(value);
  await field('button[type=submit]').click();
}

async function fillForm(place: Place) {
  await place.locator('org-form input').first().fill('Ana');
  await place.locator('org-form button[type=submit]').click();
}

interface Sender {
  readonly markup: string;
  /** Finds it among others. */
  readonly tag: string;
  /** What a visitor does until it sends. */
  send(place: Place): Promise<void>;
}

const campaignPage = 'org-campaign:not([widget])';
const campaignWidget = 'org-campaign[widget]';
const senders: Readonly<Record<string, Sender>> = {
  donation: {
    markup: '<org-donation caisse-id="toit"></org-donation>',
    tag: 'org-donation',
    send: (place) => choose(place, 'org-donation'),
  },
  payment: { markup: '<org-payment intent="abc"></org-payment>', tag: 'org-payment', send: fillPayment },
  form: { markup: '<org-form form-id="abc"></org-form>', tag: 'org-form', send: fillForm },
  campaign: {
    markup: '<org-campaign campaign-id="abc"></org-campaign>',
    tag: campaignPage,
    send: (place) => giveInDialog(place, campaignPage),
  },
  widget: {
    markup: '<org-campaign campaign-id="abc" widget></org-campaign>',
    tag: campaignWidget,
    send: (place) => giveInDialog(place, campaignWidget),
  },
};
const eager = (markup: string) => markup.replace(/<org-\w+/g, '$& loading="eager"');
const all = eager(`${Object.values(senders)
  .map(({ markup }) => markup)
  .join('')}
  <div style="position: relative"><org-screen campaign-id="abc" embed></org-screen></div>`);

/** Pages that elements must work in: what stands in the head, and around them. */
const hosts: Record<string, { head: string; body: string }> = {
  ...Object.fromEntries(
    Object.entries(libraries).map(([name, code]) => [name, { head: `<script>${code}</script>`, body: all }]),
  ),
  'the shadow root of a component': {
    head: '',
    body: `<div><template shadowrootmode="open">${all}</template></div>`,
  },
  'the shadow root of a component that comes later': {
    head: `<script>addEventListener('load', () => customElements.define('some-card', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).append(document.querySelector('template').content); }
    }));</script>`,
    body: `<template>${all}</template><some-card></some-card>`,
  },
};

describe('HTTP-05 ELEM-01 a page with other functions than the language has, or elements within its own components', () => {
  it.each(Object.keys(hosts))('%s: every element is shown, gives and pays', async (name) => {
    const { head, body } = hosts[name]!;
    const { page, ready, errors } = await bench.open(body, { head: head + autoload() });
    await ready(6);
    await page.locator('org-screen .code').waitFor({ state: 'attached' });
    const sent = () => bench.org.requests.filter(({ method, path }) => method === 'POST' && !path.includes('ping'));
    const before = sent().length;
    for (const { tag, send } of Object.values(senders)) {
      await send(page);
      await page
        .locator(`${tag} >> ${text(answered)}`)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
    }
    const bodies = sent()
      .slice(before)
      .map(({ body: json }) => JSON.parse(json) as { config?: unknown });
    expect(bodies).toHaveLength(5);
    const [gift, payment, form, ...campaign] = bodies;
    expect(gift).toMatchObject({ config: { type: 'CAISSE' } });
    expect(JSON.parse(payment!.config as string)).toMatchObject({ info: { nom: 'Lévy' }, amounts: { montant: 50 } });
    expect(form).toMatchObject({ extra: { '[TEXT]_nom': 'Ana' } });
    for (const one of campaign) expect(one).toMatchObject({ config: { type: 'CAMPAGNE', typeId: 'abc' } });
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
    } = await bench.open(all, {
      head: autoload('nonce="abc"'),
      headers: { 'content-security-policy': `script-src 'nonce-abc'; connect-src ${org}; img-src 'self' data: https:` },
    });
    await ready(6);
    await page.waitForLoadState('networkidle');
    expect(said.filter(({ text }) => /Content Security/i.test(text))).toEqual([]);
    await closePage(page);
  });

  it.each(Object.entries(senders))(
    'ELEM-04 a sandbox that allows neither forms nor new tabs: %s sends all the same, and writes out where to go',
    async (_, { markup, tag, send }) => {
      const url = 'https://tilleuls.example/paiement?intent=abc';
      const intent = { id: 'abc', url, expiresAt: '2026-03-01T20:30:00Z' };
      const paid = open(() => ({ body: { success: true, url, data: intent } }));
      bench.org.route({
        'POST /v1/paiements/*': paid,
        'POST /v1/forms/*': paid,
        'GET /framed.html': () => ({ body: `<!doctype html>${autoload()}${eager(markup)}` }),
      });
      const { page } = await bench.open(
        `<iframe sandbox="allow-scripts allow-same-origin" src="${bench.org.origin()}/framed.html" width="600" height="900"></iframe>`,
      );
      const frame = page.frameLocator('iframe');
      await send(frame);
      await frame
        .locator(`${tag} >> ${text(url)}`)
        .first()
        .waitFor();
      await closePage(page);
    },
  );

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
