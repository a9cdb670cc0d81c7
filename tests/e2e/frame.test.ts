import { inFrame, placeholder, useFrameBench } from './support/frameBench';
import { letClicksThrough } from './support/letClicksThrough';
import { closePage } from './support/pagePool';

const { bench, open, script } = useFrameBench();

describe('host script', () => {
  it('ELEM-04 makes the frame, names it, and keeps it as high as its content', async () => {
    const { page, ready, errors } = await open(placeholder);
    await ready();
    const iframe = page.locator(inFrame);
    expect(await iframe.getAttribute('title')).toBe('Sonde');
    expect(await iframe.getAttribute('src')).toBe(`${bench().org.origin()}/embed/org-probe?org=abc`);
    const heights = () =>
      Promise.all([
        iframe.evaluate((frame) => frame.getBoundingClientRect().height),
        page
          .frameLocator(inFrame)
          .locator('html')
          .evaluate((html) => Math.ceil(html.getBoundingClientRect().height)),
      ]);
    const [outer, inner] = await heights();
    expect(inner).toBeGreaterThan(50);
    expect(outer).toBe(inner);
    await page
      .frameLocator(inFrame)
      .locator('body')
      .evaluate((body) => (body.style.paddingTop = '300px'));
    await page.waitForFunction((least) => document.querySelector('iframe')!.clientHeight >= least, inner + 300);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('BUILD-90 writes no token into an address, and sends none', async () => {
    const { page, ready } = await open('<div data-org-frame="org-probe" data-org="abc" data-token="t0ken"></div>');
    await ready();
    await page.evaluate(`document.querySelector('[data-token]').setAttribute('data-token', 'another')`);
    await page.evaluate(`document.querySelector('[data-token]').setAttribute('data-label', 'a')`);
    const probe = page.frameLocator('iframe').locator('org-probe');
    await probe.locator('#props').filter({ hasText: '"label":"a"' }).waitFor();
    expect(await probe.getAttribute('token')).toBeNull();
    expect(await page.locator('iframe').getAttribute('src')).not.toContain('token');
    await closePage(page);
  });

  it("shows the author's own content until the element in the frame is ready", async () => {
    const { page, ready } = await open('<div data-org-frame="org-probe"><a href="/don">Lien</a></div>');
    await ready();
    await page.getByRole('link', { name: 'Lien' }).waitFor({ state: 'detached' });
    expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(50);
    await closePage(page);

    bench().org.route({ 'GET /embed/org-probe': () => ({ status: 500, body: 'broken' }) });
    const broken = await open('<div data-org-frame="org-probe"><a href="/don">Lien</a></div>');
    await broken.page.waitForLoadState('networkidle');
    expect(await broken.page.getByRole('link', { name: 'Lien' }).isVisible()).toBe(true);
    expect(await broken.page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(0);
    await closePage(broken.page);
  });

  it('hands events of the element to the page, once, also when the script is there twice', async () => {
    const { page, ready, events } = await open(placeholder, { head: script() + script() });
    await ready();
    await page.evaluate(`d.addEventListener('org-donation-start', ({ detail }) => { seen = detail; })`);
    await page.frameLocator(inFrame).locator('#start').click();
    await page.waitForFunction('window.seen');
    expect(await page.evaluate('seen')).toMatchObject({ montant: 5, devise: 'eur' });
    expect(await events()).toEqual(['org-ready', 'org-donation-start']);
    await closePage(page);
  });

  it('ELEM-02 hands changed attributes to the element, but not those that say where people and data go', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    await page.evaluate(
      `d.setAttribute('data-payment-url', 'https://evil.example'); d.setAttribute('data-label', 'a')`,
    );
    const probe = page.frameLocator(inFrame).locator('org-probe');
    await probe.locator('#props').filter({ hasText: '"label":"a"' }).waitFor();
    expect(await probe.getAttribute('payment-url')).toBeNull();
    await page.evaluate(`d.removeAttribute('data-label'); d.setAttribute('data-lang', 'en')`);
    await probe.getByText('Hello abc en').waitFor();
    expect(await probe.getAttribute('label')).toBeNull();
    await closePage(page);
  });

  it('finds placeholders that come late, and frames that the author wrote', async () => {
    const { page, ready } = await open('<main></main>');
    await page.evaluate(
      (markup) => document.querySelector('main')!.insertAdjacentHTML('beforeend', markup),
      placeholder,
    );
    await ready();
    const written = `<iframe data-org-frame src="${bench().org.origin()}/embed/org-probe"></iframe>`;
    await page.evaluate((markup) => document.querySelector('main')!.insertAdjacentHTML('beforeend', markup), written);
    await ready(2);
    await page.waitForFunction(() => document.querySelectorAll('iframe')[1]!.clientHeight > 160);
    await closePage(page);
  });

  it('SRV-11 hands a payer who came back to the frame, and cleans its own address', async () => {
    const { page, ready } = await open(placeholder, { query: '?a=1&intent=abc&status=success' });
    await page.evaluate(`addEventListener('org-payment-complete', ({ detail }) => { paid = detail; })`);
    await ready();
    await page.frameLocator(inFrame).getByText('Votre paiement a bien été reçu.').waitFor();
    await page.waitForFunction(() => window.location.search === '?a=1');
    expect(await page.evaluate('paid.intent')).toBe('abc');
    await closePage(page);
  });

  it('DON-12 tells the frame which page payers come back to', async () => {
    const { page, ready } = await open(placeholder, { query: '?a=1' });
    await ready();
    await page.frameLocator(inFrame).locator('#address').click();
    await page.frameLocator(inFrame).getByText(page.url()).waitFor();
    await closePage(page);
  });
});

describe('the way to payment out of a frame', () => {
  const goes = (url: string) => url === `${bench().org.origin()}/paiement?intent=abc`;

  it('ELEM-04 takes the whole window, through the page, which may take over', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    await page.evaluate(`d.addEventListener('org-checkout-open', (event) => {
      asked = event.detail;
      event.preventDefault();
    }, { once: true })`);
    await page.frameLocator(inFrame).locator('#leave').click();
    await page.waitForFunction('window.asked');
    expect(await page.evaluate('asked')).toMatchObject({ intent: 'abc', config: { type: 'GENERAL' } });
    await page.frameLocator(inFrame).locator('#leave').click();
    await page.waitForURL((url) => goes(url.href));
    await closePage(page);
  });

  it('ELEM-04 takes the whole window from a sandbox without top navigation when the host script listens', async () => {
    const sandbox = 'allow-scripts allow-same-origin';
    const { page, ready } = await open(
      `<iframe data-org-frame sandbox="${sandbox}" src="${bench().org.origin()}/embed/org-probe"></iframe>`,
    );
    await ready();
    await page.frameLocator('iframe').locator('#leave').click();
    await page.waitForURL((url) => goes(url.href));
    await closePage(page);
  });

  it.each([
    ['takes the whole window', 'allow-scripts allow-same-origin allow-top-navigation-by-user-activation', null],
    ['opens a new tab', 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox', 'opened'],
    ['opens a new tab from a foreign origin', 'allow-scripts allow-popups', 'opened'],
    ['says that it was blocked', 'allow-scripts allow-same-origin', 'blocked'],
  ])('ELEM-04 %s without the host script, in a sandbox with %s', async (_what, sandbox, outcome) => {
    const src = `${bench().org.origin()}/embed/org-probe?api-host=${bench().org.origin()}`;
    const { page, errors } = await open(`<iframe sandbox="${sandbox}" src="${src}"></iframe>`, { head: '' });
    const tab = page.context().waitForEvent('page');
    tab.catch(() => {});
    await page.frameLocator('iframe').locator('#leave').waitFor();
    await letClicksThrough(page);
    await page.frameLocator('iframe').locator('#leave').click();
    if (outcome === null) await page.waitForURL((url) => goes(url.href));
    else await page.frameLocator('iframe').locator('#said').getByText(outcome).waitFor();
    if (outcome === 'opened') await (await tab).waitForURL((url) => goes(url.href));
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('DON-12 knows no page to come back to in a frame that nobody connects', async () => {
    const src = `${bench().org.origin()}/embed/org-probe`;
    const { page } = await open(`<iframe src="${src}"></iframe>`, { head: '' });
    await page.frameLocator('iframe').locator('#address').waitFor();
    await letClicksThrough(page);
    await page.frameLocator('iframe').locator('#address').click();
    await page.frameLocator('iframe').locator('#said').getByText('none').waitFor();
    await closePage(page);
  });
});

describe('the browser of these tests', () => {
  it('partitions the storage of frames by the site around them, as browsers of visitors do', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    await page.frameLocator(inFrame).locator('#store').click();
    await page.frameLocator(inFrame).locator('#read').click();
    await page.frameLocator(inFrame).locator('#said').getByText('kept').waitFor();
    const alone = await page.context().newPage();
    await alone.goto(`${bench().org.origin()}/embed/org-probe`);
    await alone.locator('#read').click();
    await alone.locator('#said').getByText('nothing').waitFor();
    await closePage(page);
  });
});
