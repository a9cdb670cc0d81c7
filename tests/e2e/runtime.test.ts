import type { Page } from 'playwright-core';
import { useProbeBench } from './support/probeBench';
import { slowOrganisation } from './support/stubApi';
import { closePage } from './support/pagePool';

const { bench, open, script, src } = useProbeBench();

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
    await closePage(page);
  });

  it('keeps the style sheets that its lazy parts brought when it is moved', async () => {
    const { page } = await open('<org-probe id="p"></org-probe><aside></aside>');
    const counts = await page.evaluate(() => {
      const element = document.querySelector('#p')!;
      const root = element.shadowRoot!;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, new CSSStyleSheet()];
      const before = root.adoptedStyleSheets.length;
      document.querySelector('aside')!.append(element);
      return [before, root.adoptedStyleSheets.length];
    });
    expect(counts[1]).toBe(counts[0]);
    await closePage(page);
  });

  it('keeps its look and its state in another document of the page', async () => {
    const { page } = await open('<org-probe id="p"></org-probe><iframe></iframe>');
    await page.locator('#press').click();
    const color = await page.evaluate(() => {
      const element = document.querySelector('#p')!;
      document.querySelector('iframe')!.contentDocument!.body.append(element);
      return getComputedStyle(element.shadowRoot!.querySelector('.probe')!).color;
    });
    expect(color).toBe('rgb(1, 2, 3)');
    await page.frameLocator('iframe').locator('#press').click();
    expect(await page.frameLocator('iframe').locator('#press').textContent()).toBe('2');
    await closePage(page);
  });

  it('ELEM-02 stops its timers and its requests when it is removed', async () => {
    bench().org.route({ 'GET /v1/caisses/id/hang': () => new Promise(() => {}) });
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
    await closePage(page);
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
    await closePage(page);
  });

  it('waits with a method until the view is there', async () => {
    const opened = await bench().open('<org-probe id="p"></org-probe>', {
      head: script(),
    });
    const answer = await opened.page.evaluate(
      `customElements.whenDefined('org-probe').then(() => document.querySelector('#p').reset(4))`,
    );
    expect(answer).toBe('reset to 4');
    expect(await opened.page.locator('#press').textContent()).toBe('4');
    await closePage(opened.page);
  });
});

describe('loading', () => {
  it("asks for the texts of the page's language together with the organisation", async () => {
    const slow = slowOrganisation(bench().org);
    let texts: Promise<unknown> = Promise.resolve();
    const { page, ready } = await bench().open('<org-probe id="p" org="slow"></org-probe>', {
      head: script(),
      prepare: async (page) => void (texts = page.waitForRequest(/\/fr-\w+\.js$/)),
    });
    await slow.asked;
    await texts;
    slow.release();
    await ready();
    await closePage(page);
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
    await closePage(page);
  });
});

describe('failures', () => {
  const reports = () => bench().org.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/errors');

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
    await closePage(page);
  });

  it('ERR-01 are not reported in development', async () => {
    const { page } = await open('<org-probe id="p" dev></org-probe>');
    await page.locator('#p #break').dispatchEvent('click');
    await page.getByText('Une erreur est survenue').waitFor();
    // A report would have gone out before this later request.
    await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/later')),
      page.evaluate(`document.body.append(Object.assign(document.createElement('org-probe'), { org: 'later' }))`),
    ]);
    expect(reports()).toEqual([]);
    await closePage(page);
  });

  it('ERR-01 SITE-08 of loading are told in the language that the page asks for, in French where that does not come', async () => {
    for (const [comes, title] of [
      [true, 'אירעה שגיאה'],
      [false, 'Une erreur est survenue'],
    ] as const) {
      const { page } = await bench().open('<org-probe id="p" org="unknown" lang="he"></org-probe>', {
        head: script(),
        prepare: async (page) => void (comes || (await page.route(/\/he-[\w-]+\.js$/, (route) => route.abort()))),
      });
      await page.getByText(title).waitFor();
      await closePage(page);
    }
  });

  it('HTTP-02 of calls are notified unless the caller shows them itself', async () => {
    const { page } = await open('<org-probe id="p"></org-probe>');
    await page.locator('#ask-quietly').click();
    await page.getByText('failed 404').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.locator('#ask').click();
    await page.getByRole('alert').getByText('Operation serveur introuvable').waitFor();
    await closePage(page);
  });

  it('ERR-03 of what tells of failures reach neither the visitor nor the page', async () => {
    const missing = (page: Page, file: string) =>
      page.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}-`));
    const { page, errors } = await open('<org-probe id="p"></org-probe>', {
      prepare: async (page) =>
        void (await page.route(/\/(NotificationStack|failureReports)-/, (route) => route.abort())),
    });
    await Promise.all([missing(page, 'NotificationStack'), page.locator('#ask').click()]);
    await page.locator('#press').click();
    await page.getByRole('button', { name: '1', exact: true }).waitFor();
    await Promise.all([missing(page, 'failureReports'), page.locator('#break').dispatchEvent('click')]);
    await page.getByText('Une erreur est survenue').waitFor();
    expect(errors).toEqual([]);
    await closePage(page);
  });
});

describe('storage', () => {
  it('ENT-28 that throws is replaced by memory, shared by the elements of the page', async () => {
    const opened = await bench().open('<org-probe id="p"></org-probe><org-probe id="q"></org-probe>');
    const { page, ready, errors } = opened;
    await page.evaluate(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })`);
    await page.addScriptTag({ type: 'module', url: src('org-probe.js') });
    await ready(2);
    await page.locator('#p #store').click();
    await page.locator('#q #read').click();
    await page.locator('#q').getByText('kept').waitFor();
    expect(errors).toEqual([]);
    await closePage(page);
  });
});
