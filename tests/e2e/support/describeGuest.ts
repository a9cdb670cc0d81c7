import { toolsFor, type ElementKit } from './elementKit';
import { buildOrganisation, stubApi } from './stubApi';
import { closePage } from './pagePool';

/** An element is a guest: whatever the page's rules, language, policy and theme are, it looks and works as meant. */
export function describeGuest(kit: ElementKit): void {
  const { tag, bench } = kit;
  const { script, markup, open } = toolsFor(kit);

  describe(`<${tag}> as a guest`, () => {
    beforeEach(() => bench().org.route(stubApi()));

    it('I18N-01 takes its direction from its language, not from the page', async () => {
      const { page, ready } = await open(
        `<div dir="ltr">${markup('id="he" lang="he"')}</div><div dir="rtl">${markup('id="fr" lang="fr-FR"')}</div>`,
      );
      await ready(2);
      const of = (id: string) =>
        page.evaluate((name) => {
          const root = document.querySelector(`#${name}`)!.shadowRoot!.querySelector<HTMLElement>('.root')!;
          return [root.lang, root.dir, getComputedStyle(root).direction];
        }, id);
      expect(await of('he')).toEqual(['he', 'rtl', 'rtl']);
      expect(await of('fr')).toEqual(['fr', 'ltr', 'ltr']);
      await closePage(page);
    });

    it('looks the same on a page whose rules are against it', async () => {
      const look = async (css: string) => {
        const { page, ready } = await open(`<main style="width: 400px">${markup()}</main>`, {
          head: `<style>html { font-family: Arial }</style><style>${css}</style>${script()}`,
        });
        await ready();
        await page.waitForLoadState('networkidle');
        if (kit.late) await page.locator(kit.late).first().waitFor({ state: 'attached' });
        const seen = await page.evaluate((name) => {
          const element = document.querySelector(name)!;
          const all = [element, ...element.shadowRoot!.querySelectorAll('*')];
          return all.map((one) => {
            const { display, fontSize, lineHeight, fontWeight, letterSpacing, color, textTransform } =
              getComputedStyle(one);
            const { width, height } = one.getBoundingClientRect();
            // Stripped of its display, the element is laid out as the block that it holds: that has the width.
            if (one === element) return `${one.localName} ${Math.round(height)}`;
            const own = [fontSize, lineHeight, fontWeight, letterSpacing, color, textTransform];
            return [one.localName, display, Math.round(width), Math.round(height), ...own].join(' ');
          });
        }, tag);
        await closePage(page);
        return seen;
      };
      const plain = await look('');
      const hostile = `* { all: unset !important } html { font-size: 62.5%; font-family: Arial !important }
        head, style, script { display: none !important } html, body, main { display: block !important }
        main { width: 400px !important } body { margin: 8px !important; text-transform: uppercase; letter-spacing: 3px;
        line-height: 3; color: lime } .root, .card, button, input { display: none !important }`;
      expect(await look(hostile)).toEqual(plain);
      expect(plain.some((line) => line.startsWith('div block 400 '))).toBe(true);
    });

    it('ELEM-10 can be hidden by the page, in every way that pages have', async () => {
      const sheet = `<link rel="stylesheet" href="${bench().org.origin()}/elements/orgkit.css">
        <style>.d-none { display: none !important } .off { display: none } .unseen { visibility: hidden }
        @media print { ${tag} { display: none } }</style>`;
      const ways = ['hidden', 'style="display: none"', 'class="d-none"', 'class="off"', 'class="unseen"', ''];
      const { page, ready } = await open(ways.map((way) => markup(way)).join(''), { head: sheet + script() });
      await ready();
      const seen = () =>
        page
          .locator(`${tag} .root`)
          .evaluateAll((roots) => roots.map((one) => one.checkVisibility({ visibilityProperty: true })));
      expect(await seen()).toEqual([false, false, false, false, false, true]);
      await page.emulateMedia({ media: 'print' });
      expect((await seen()).at(-1)).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(
        (name) => document.querySelectorAll<HTMLElement>(name)[1]!.style.removeProperty('display'),
        tag,
      );
      expect((await seen())[1]).toBe(true);
      await closePage(page);
    });

    it('ELEM-11 takes the room that it wants where the place asks, up to the place', async () => {
      const places = [
        'display: flex; justify-content: center',
        'display: flex; flex-direction: column; align-items: center',
        'display: grid; justify-items: start',
        'display: grid; grid-template-columns: min-content 1fr',
        'width: fit-content',
        'float: left',
        'display: inline-block',
        'position: absolute',
      ];
      const body = places.map((style) => `<main><div style="${style}">${markup()}</div></main>`).join('');
      const { page, ready } = await open(body, {
        head: `<style>main { position: relative; overflow: hidden }</style>${script()}`,
      });
      await ready();
      const widths = async (window: number) => {
        await page.setViewportSize({ width: window, height: 800 });
        return page.evaluate((name) => [...document.querySelectorAll(name)].map((one) => one.clientWidth), tag);
      };
      const room = await page.evaluate((name) => {
        const line = document.querySelector(name)!.shadowRoot!.querySelector('.room')!;
        return parseFloat(getComputedStyle(line).getPropertyValue('--room') || '480');
      }, tag);
      for (const window of [1600, 320]) {
        const wanted = Math.min(room, window - 16);
        const least = places.map((place) => (place.includes('min-content') ? 240 : wanted));
        expect([window, await widths(window)]).toEqual([window, least]);
      }
      await closePage(page);
    });

    it('ELEM-11 fills its tag where the page makes a box of another kind of that', async () => {
      const { page, ready } = await open(markup());
      await ready();
      for (const style of [
        'display: flex',
        'display: flex; flex-direction: column; align-items: center',
        'display: grid',
      ]) {
        const [wide, filled] = await page.evaluate(
          ([name, css]) => {
            const host = document.querySelector<HTMLElement>(name)!;
            host.style.cssText = css;
            return [host.clientWidth, host.shadowRoot!.querySelector('.root')!.clientWidth];
          },
          [tag, style] as const,
        );
        expect([style, filled]).toEqual([style, wide]);
      }
      await closePage(page);
    });

    it('runs under a strict Content-Security-Policy and trusted types', async () => {
      const org = bench().org.origin();
      const policy = [
        `default-src 'none'; script-src ${org}; style-src 'self'; connect-src ${org}; img-src 'self' data:`,
        `require-trusted-types-for 'script'; trusted-types 'none'`,
      ].join('; ');
      const {
        page,
        errors,
        console: said,
        ready,
      } = await open(markup(), {
        headers: { 'content-security-policy': policy },
      });
      await ready();
      expect(said.filter(({ text }) => /Content Security|Trusted/i.test(text))).toEqual([]);
      expect(errors).toEqual([]);
      await closePage(page);
    });

    it('follows its theme', async () => {
      const { page, ready } = await open(markup());
      await ready();
      const scheme = () =>
        page.evaluate(
          (name) => getComputedStyle(document.querySelector(name)!.shadowRoot!.querySelector('.root')!).colorScheme,
          tag,
        );
      expect(await scheme()).toBe('light');
      await page.evaluate((name) => document.querySelector(name)?.setAttribute('theme', 'dark'), tag);
      await page.waitForFunction(
        (name) => document.querySelector(name)?.shadowRoot?.querySelector('[data-theme="dark"]'),
        tag,
      );
      expect(await scheme()).toBe('dark');
      await closePage(page);
    });

    it('ELEM-14 brings a ground of its own where that of the page is dark, as long as it is', async () => {
      const head = `<style>body { color: #222 } .night { background: #14161a; color: #eee; color-scheme: dark }</style>${script()}`;
      const { page, ready } = await open(markup(), { head });
      await ready();
      const grounded = () => page.locator(`${tag} .root.grounded`).count();
      expect(await grounded()).toBe(0);
      await page.evaluate('document.documentElement.classList.add("night")');
      await page.locator(`${tag} .root.grounded`).waitFor({ state: 'attached' });
      await page.evaluate((name) => document.querySelector(name)?.setAttribute('theme', 'dark'), tag);
      await page.locator(`${tag} .root:not(.grounded)`).waitFor({ state: 'attached' });
      await closePage(page);
    });

    it('ELEM-13 wears the organisation’s colour where the page sets none, and shows its logo from the server', async () => {
      const organisation = buildOrganisation({ config: { 'color.menu.bg': '#7a1f3d' }, logo: '/demo/logo.svg' });
      bench().org.route(stubApi(organisation));
      const { page, ready } = await open(markup());
      await ready();
      const primary = () =>
        page.evaluate(
          (name) =>
            getComputedStyle(document.querySelector(name)!.shadowRoot!.querySelector('.root')!).getPropertyValue(
              '--primary',
            ),
          tag,
        );
      expect(await primary()).toBe('#7a1f3d');
      await page.addStyleTag({ content: `${tag} { --org-color-primary: #123456 }` });
      expect(await primary()).toBe('#123456');
      await page.waitForLoadState('networkidle');
      const asked = bench().host.requests.filter(({ path }) => !/^\/(page-|favicon)/.test(path));
      expect(asked.map(({ path }) => path)).toEqual([]);
      await closePage(page);
    });

    it('SITE-08 speaks the language asked for, else the page’s where its organisation does, else that of its organisation', async () => {
      const langOf = async (attribute: string, language: 'it' | 'fr', around = '') => {
        bench().org.route(stubApi(buildOrganisation({ language, languages: ['fr', 'he'] })));
        const { page, ready } = await open(`<section ${around}><div>${markup(attribute)}</div></section>`);
        await ready();
        const lang = await page.evaluate(
          (name) => document.querySelector(name)!.shadowRoot!.querySelector<HTMLElement>('.root')!.lang,
          tag,
        );
        await closePage(page);
        return lang;
      };
      expect(await langOf('', 'it', 'lang="he-IL"')).toBe('he');
      expect(await langOf('', 'it', 'lang="ru"')).toBe('it');
      expect(await langOf('lang="en"', 'it', 'lang="he"')).toBe('en');
      expect(await langOf('lang="en-GB"', 'it')).toBe('en');
      expect(await langOf('lang="de"', 'it')).toBe('it');
      expect(await langOf('', 'fr')).toBe('fr');
    });
  });
}
