import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { useProbeBench } from './support/probeBench';
import { closePage } from './support/pagePool';

const { bench, built, src } = useProbeBench();

const autoload = () => `<script type="module" src="${src('autoload.js')}"></script>`;
const asked = (file: string) => bench().org.requests.filter(({ path }) => path === `/elements/${file}`).length;
const far = (markup: string) => `<div style="height: 5000px"></div>${markup}`;

describe('autoload', () => {
  it('loads an element that is in view, once', async () => {
    const { page, ready, errors } = await bench().open('<org-probe></org-probe>'.repeat(3), { head: autoload() });
    await ready(3);
    expect(asked('org-probe.js')).toBe(1);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('asks for nothing on a page without elements, until one is inserted', async () => {
    const { page, ready } = await bench().open('<p>Rien</p>', { head: autoload() });
    await page.waitForLoadState('networkidle');
    expect(bench().org.requests.map(({ path }) => path)).toEqual(['/elements/autoload.js']);
    await page.evaluate(`document.querySelector('p').innerHTML = '<b><org-probe></org-probe></b>'`);
    await ready();
    await closePage(page);
  });

  it('waits for an element far below, but starts the shared chunk at once', async () => {
    const { page, ready } = await bench().open(far('<org-probe></org-probe>'), { head: autoload() });
    await page.waitForLoadState('networkidle');
    expect([asked('shared.js'), asked('own.js'), asked('org-probe.js')]).toEqual([1, 0, 0]);
    await page.evaluate(`document.querySelector('org-probe').scrollIntoView()`);
    await ready();
    expect([asked('shared.js'), asked('own.js'), asked('org-probe.js')]).toEqual([1, 1, 1]);
    await closePage(page);
  });

  it('does not wait with loading="eager"', async () => {
    const { page, ready } = await bench().open(far('<org-probe loading="eager"></org-probe>'), { head: autoload() });
    await ready();
    await closePage(page);
  });

  it('ELEM-01 loads tags in the shadow roots of other components: declared, attached, nested, and come later', async () => {
    const probe = '<org-probe></org-probe>';
    const declared = (inside: string) => `<div><template shadowrootmode="open">${inside}</template></div>`;
    const script = `<script>
      const attach = (host, html) => { host.attachShadow({ mode: 'open' }).innerHTML = html; };
      attach(document.querySelector('#attached'), '${probe}');
      class Card extends HTMLElement { connectedCallback() { setTimeout(() => attach(this, '${probe}'), 600); } }
      addEventListener('load', () => customElements.define('some-card', Card));
      document.querySelector('button').onclick = () => attach(document.querySelector('#clicked'), '<p></p>');
    </script>`;
    const { page, errors } = await bench().open(
      `${declared(`<p></p>${declared(probe)}`)}<div id="attached"></div><some-card></some-card>
       <div id="clicked"></div><button>Ouvrir</button>${script}`,
      { head: autoload() },
    );
    const drawn = page.locator('org-probe .root > div > *');
    await drawn.nth(2).waitFor();
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await page.evaluate(`document.querySelector('#clicked').shadowRoot.firstChild.innerHTML = '${probe}'`);
    await drawn.nth(3).waitFor();
    expect(await drawn.count()).toBe(4);
    expect(asked('org-probe.js')).toBe(1);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('ELEM-01 does not look through what an element of ours draws', async () => {
    const { page, ready } = await bench().open('<org-probe></org-probe>', { head: autoload() });
    await ready();
    await page.evaluate(`document.querySelector('org-probe').shadowRoot.append(document.createElement('org-other'))`);
    await page.evaluate(`document.body.append(document.createElement('p'))`);
    await page.waitForLoadState('networkidle');
    expect(asked('org-other.js')).toBe(0);
    await closePage(page);
  });

  it('works when its script is there twice', async () => {
    const twice = `${autoload()}<script type="module" src="${src('autoload.js?again')}"></script>`;
    const { page, ready, errors } = await bench().open('<org-probe></org-probe>', { head: twice });
    await ready();
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('tries again when a file does not come, says so in the console, and leaves the page as its author made it', async () => {
    const file = join(built().folder, 'org-probe.js');
    await rename(file, `${file}.away`);
    const opened = await bench().open('<org-probe><a href="/don">Lien</a></org-probe>', { head: autoload() });
    const { page, ready, said } = opened;
    await said('org-sdk: <org-probe> did not load');
    expect(await page.getByRole('link', { name: 'Lien' }).isVisible()).toBe(true);
    await rename(`${file}.away`, file);
    await ready();
    expect(opened.console.filter(({ text }) => text.startsWith('org-sdk:'))).toHaveLength(1);
    await closePage(page);
  });
});

describe('classic script', () => {
  it('loads elements on pages that accept no modules, under their policy', async () => {
    const policy = `default-src 'none'; script-src ${bench().org.origin()}; connect-src ${bench().org.origin()}`;
    const { page, ready, errors } = await bench().open('<org-probe></org-probe>', {
      head: `<script src="${src('classic.js')}"></script>`,
      headers: { 'content-security-policy': policy },
    });
    await ready();
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('works from the end of the page and when it is inserted later', async () => {
    const { page, ready } = await bench().open('<org-probe></org-probe>');
    await page.addScriptTag({ url: src('classic.js') });
    await ready();
    await closePage(page);
  });
});
