import { describeGuest } from './describeGuest';
import { toolsFor, type ElementKit } from './elementKit';
import { slowOrganisation, stubApi } from './stubApi';
import { closePage } from './pagePool';

/** What every element of Orgkit must do on a page that we do not know, whatever it shows. */
export function describeElement(kit: ElementKit): void {
  const { tag, bench, owner = 'default' } = kit;
  const { src, markup, open } = toolsFor(kit);
  /** Organisations asked for since the last look. */
  const asked = () =>
    bench()
      .org.requests.splice(0)
      .filter(({ path }) => path.startsWith('/v1/organisations/'))
      .map(({ path }) => path.split('/').at(-1));

  describe(`<${tag}>`, () => {
    beforeEach(() => {
      bench().org.route(stubApi());
      bench().org.requests.length = 0;
    });

    it(`ELEM-01 asks the origin of its script for the ${owner} organisation when the page says neither`, async () => {
      const { page, ready } = await open(markup());
      await ready();
      expect(asked()).toEqual([owner]);
      await closePage(page);
    });

    it('ELEM-01 takes api-host and org as attributes', async () => {
      const other = bench().org.origin('localhost');
      const { page, ready } = await open(markup(`org="abc" api-host="${other}/"`));
      await ready();
      const [call] = bench().org.requests.filter(({ path }) => path.startsWith('/v1/organisations'));
      expect([call?.path, call?.headers.host]).toEqual(['/v1/organisations/id/abc', new URL(other).host]);
      await closePage(page);
    });

    it('ELEM-02 follows attributes that change, are emptied, removed, or set to null by property', async () => {
      const { page, ready } = await open(markup('org="a"'));
      await ready();
      const change = async (how: string, wanted: string) => {
        const waiting = page.waitForRequest((one) =>
          new URL(one.url()).pathname.endsWith(`/organisations/id/${wanted}`),
        );
        await page.evaluate(`{ const el = document.querySelector('${tag}'); ${how} }`);
        await waiting;
      };
      await change(`el.setAttribute('org', 'b')`, 'b');
      await change(`el.setAttribute('org', '')`, owner);
      await change(`el.org = 'c'`, 'c');
      expect(await page.getAttribute(tag, 'org')).toBe('c');
      await page.evaluate((name) => document.querySelector(name)?.removeAttribute('org'), tag);
      await change(`el.org = 'd'`, 'd');
      await page.evaluate(`document.querySelector('${tag}').org = null`);
      expect(await page.getAttribute(tag, 'org')).toBeNull();
      await closePage(page);
    });

    it('ELEM-01 takes properties that were set before its script ran', async () => {
      const { page, ready } = await open(markup(), { head: '' });
      await page.evaluate(`document.querySelector('${tag}').org = 'early'`);
      await page.addScriptTag({ type: 'module', url: src() });
      await ready();
      expect(asked()).toEqual(['early']);
      await closePage(page);
    });

    it('defines itself once when its script runs again', async () => {
      const { page, errors, ready } = await open(markup());
      await ready();
      await page.addScriptTag({ type: 'module', url: `${src()}?again` });
      await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
      expect(errors).toEqual([]);
      await closePage(page);
    });

    it('mounts nothing while it is not in the page', async () => {
      const { page, ready } = await open(markup('org="shown"'));
      await ready();
      await page.evaluate((name) => {
        const copy = (org: string) => {
          const element = document.querySelector(name)!.cloneNode() as HTMLElement;
          element.setAttribute('org', org);
          return element;
        };
        Object.assign(window, { loose: copy('loose') });
        document.body.append(copy('next'));
      }, tag);
      await ready(2);
      expect(asked()).toEqual(['shown', 'next']);
      const drawn = await page.evaluate(`loose.shadowRoot.querySelector('.root').firstElementChild.childElementCount`);
      expect(drawn).toBe(0);
      await closePage(page);
    });

    it.each(['appendChild', 'moveBefore'])('keeps its state when the page moves it with %s', async (move) => {
      const { page, events, errors, ready } = await open(`<main>${markup()}</main><aside></aside>`);
      await ready();
      const kept = await page.evaluate(
        ([name, method]) => {
          const element = document.querySelector(name!)!;
          const drawn = () => element.shadowRoot!.querySelector('.root')!.firstElementChild!.firstElementChild;
          const before = drawn();
          const aside = document.querySelector('aside')! as unknown as Record<string, (...nodes: unknown[]) => void>;
          aside[method!]!(element, null);
          // Two turns: an unmount that was put off would have happened.
          return new Promise((resolve) => setTimeout(() => setTimeout(() => resolve(before === drawn()))));
        },
        [tag, move],
      );
      expect(kept).toBe(true);
      expect(await events()).toEqual(['org-ready']);
      expect(errors).toEqual([]);
      await closePage(page);
    });

    it('ELEM-02 gives up its requests when it is removed, and starts anew when it comes back', async () => {
      const slow = slowOrganisation(bench().org);
      const { page, events, ready } = await open(markup('org="slow"'));
      await slow.asked;
      const failed = page.waitForEvent('requestfailed');
      await page.evaluate((name) => {
        const element = document.querySelector(name)!;
        Object.assign(window, { element });
        element.remove();
      }, tag);
      expect((await failed).failure()?.errorText).toContain('ERR_ABORTED');
      slow.release();
      await page.evaluate(`element.setAttribute('org', 'back'); document.body.append(element)`);
      await ready();
      expect(await events()).toEqual(['org-ready']);
      expect(await page.evaluate(`element.shadowRoot.querySelectorAll('.root').length`)).toBe(1);
      await closePage(page);
    });

    it('shares its style sheets and its request among many', async () => {
      const { page, errors, ready } = await open(markup().repeat(20));
      await ready(20);
      expect(asked()).toEqual([owner]);
      // Views adopt their sheets as they are drawn, so elements may differ here; no text may be there twice.
      const [sheets, texts] = await page.evaluate((name) => {
        const lists = [...document.querySelectorAll(name)].map((one) => one.shadowRoot!.adoptedStyleSheets);
        const shared = [...new Set(lists.flat())];
        const text = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText).join('\n');
        return [shared.length, new Set(shared.map(text)).size];
      }, tag);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBe(texts);
      expect(errors).toEqual([]);
      await closePage(page);
    });

    it("shows the author's own content until it is ready, not after", async () => {
      const slow = slowOrganisation(bench().org);
      const { page, ready } = await open(markup('org="slow"', '<a href="/don">Faire un don</a>'));
      const link = page.getByRole('link', { name: 'Faire un don', exact: true });
      await slow.asked;
      expect(await link.isVisible()).toBe(true);
      slow.release();
      await ready();
      expect(await page.evaluate((name) => document.querySelector(`${name} > a`)?.getClientRects().length, tag)).toBe(
        0,
      );
      await closePage(page);
    });

    it("ERR-03 keeps the author's own content, tells the page and the developer when it cannot load", async () => {
      const { page, errors, events, console: said } = await open(markup('org="unknown"', '<a href="/don">Lien</a>'));
      await page.waitForFunction(() => (window as unknown as { orgEvents: string[] }).orgEvents.includes('org-error'));
      expect(await page.getByRole('link', { name: 'Lien' }).isVisible()).toBe(true);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(said.map(({ text }) => text).join()).toMatch(new RegExp(`org-sdk: <${tag}> did not find .*"unknown"`));
      expect(await events()).toEqual(['org-error']);
      expect(errors).toEqual([]);
      await closePage(page);
    });

    it('ERR-01 shows an error with a button to reload where the author left nothing', async () => {
      const { page } = await open(markup('org="unknown" lang="fr"'));
      await page.getByText('Une erreur est survenue').waitFor();
      expect(await page.getByText('Operation serveur introuvable').isVisible()).toBe(true);
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Recharger la page' }).click();
      await reloaded;
      await closePage(page);
    });
  });

  describeGuest(kit);
}
