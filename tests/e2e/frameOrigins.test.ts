import { inFrame, placeholder, useFrameBench } from './support/frameBench';
import { closePage } from './support/pagePool';

const { bench, open } = useFrameBench();

describe('exact origins', () => {
  const ours = (message: object) => ({ originator: 'orgkit', version: 1, ...message });

  it('the host script obeys no window but its frames', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    const before = page.url();
    await page.evaluate(
      (messages) => {
        for (const message of messages) window.postMessage(message, '*');
        const intruder = document.createElement('iframe');
        intruder.id = 'intruder';
        intruder.srcdoc = `<script>for (const m of ${JSON.stringify(messages)}) parent.postMessage(m, '*')</script>`;
        document.body.append(intruder);
        return new Promise((resolve) => (intruder.onload = resolve));
      },
      [ours({ type: 'height', height: 9 }), ours({ type: 'navigate', url: 'https://evil.example/' })],
    );
    // A message of the real frame arrives after all of those.
    await page
      .frameLocator(inFrame)
      .locator('body')
      .evaluate((body) => (body.style.paddingTop = '50px'));
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#d iframe')!.clientHeight > 100);
    expect(page.url()).toBe(before);
    await closePage(page);
  });

  it('the host script obeys its frame no longer when that shows another origin', async () => {
    const { page, ready, events } = await open(placeholder);
    await ready();
    bench().host.route({
      'GET /other': () => ({
        body: `<script>onload = () => {
          parent.postMessage(${JSON.stringify(ours({ type: 'event', name: 'org-fake', detail: null }))}, '*');
          parent.postMessage('done', '*');
        }; onmessage = ({ data }) => parent.postMessage({ heard: data }, '*')</script>`,
      }),
    });
    await page.evaluate(`heard = []; addEventListener('org-fake', () => heard.push('fake'));
      addEventListener('message', ({ data }) => { if (data.heard) heard.push(data.heard); if (data === 'done') done = true; });
      document.querySelector('#d iframe').src = '${bench().host.origin()}/other'`);
    await page.waitForFunction('window.done');
    await page.evaluate(`d.setAttribute('data-label', 'secret')`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.evaluate('heard')).toEqual([]);
    expect(await events()).toEqual(['org-ready']);
    await closePage(page);
  });

  it('the framed page obeys its parent only, and only the origin that greeted it', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    const probe = page.frameLocator(inFrame).locator('org-probe');
    await probe.evaluate((_element, message) => window.postMessage(message, '*'), {
      ...ours({ type: 'attributes', attributes: { label: 'own window' } }),
    });
    await page.evaluate(`d.setAttribute('data-count', '3')`);
    await probe.locator('#props').filter({ hasText: '"count":3' }).waitFor();
    expect(await probe.getAttribute('label')).toBeNull();
    await closePage(page);
  });

  it('ignores versions it does not know, and addresses that are no web pages', async () => {
    const { page, ready } = await open(placeholder);
    await ready();
    await page.evaluate(`d.addEventListener('org-last', () => { last = true; })`);
    const frame = page.frames()[1]!;
    await frame.evaluate(
      (messages) => {
        for (const message of messages) parent.postMessage(message, '*');
      },
      [
        { ...ours({ type: 'height', height: 9 }), version: 2 },
        ours({ type: 'navigate', url: 'javascript:document.title="owned"', intent: null, config: null }),
        ours({ type: 'event', name: 'click', detail: null }),
        ours({ type: 'event', name: 'org-last', detail: null }),
      ],
    );
    await page.waitForFunction('window.last');
    expect(await page.locator(inFrame).evaluate((iframe) => iframe.clientHeight)).not.toBe(9);
    expect(await page.title()).toBe('Host');
    await closePage(page);
  });
});
