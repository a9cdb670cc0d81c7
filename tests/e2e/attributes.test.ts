import { propsAfter, propsOf, useProbeBench } from './support/probeBench';
import { closePage } from './support/pagePool';

const { bench, open, src } = useProbeBench();

describe('attributes', () => {
  it('ELEM-01 reads a bare, empty or named boolean as true, "false" and absence as false', async () => {
    const { page } = await open('<org-probe id="p" flag></org-probe>');
    expect(await propsOf(page)).toMatchObject({ flag: true });
    expect(await propsAfter(page, `el.setAttribute('flag', 'flag')`)).toMatchObject({ flag: true });
    expect(await propsAfter(page, `el.setAttribute('flag', 'false')`)).toMatchObject({ flag: false });
    expect(await propsAfter(page, `el.flag = true`)).toMatchObject({ flag: true });
    expect(await page.getAttribute('#p', 'flag')).toBe('');
    expect(await propsAfter(page, `el.removeAttribute('flag')`)).toMatchObject({ flag: false });
    await closePage(page);
  });

  it('gives numbers, choices and texts back to their default when they are emptied, removed or null', async () => {
    const { page } = await open('<org-probe id="p" count="0" kind="large" label="a"></org-probe>');
    expect(await propsOf(page)).toMatchObject({ count: 0, kind: 'large', label: 'a' });
    const props = await propsAfter(page, `el.count = null; el.setAttribute('kind', ''); el.label = ''`);
    expect(props).toMatchObject({ kind: 'small' });
    expect(props).not.toHaveProperty('count');
    expect(props).not.toHaveProperty('label');
    expect(await page.evaluate(`document.querySelector('#p').getAttribute('count')`)).toBeNull();
    await closePage(page);
  });

  it('reports what it cannot read once, in the console, and goes on with the default', async () => {
    const {
      page,
      errors,
      console: said,
    } = await open(`<org-probe id="p" presets="[{&quot;montant&quot;: " count="many" kind="huge"></org-probe>`);
    expect(await propsOf(page)).toMatchObject({ kind: 'small' });
    await propsAfter(page, `el.setAttribute('label', 'x'); el.setAttribute('count', 'many')`);
    await propsAfter(page, `el.setAttribute('presets', '[{"montant": "5"}]')`);
    const reports = said.map(({ text }) => text).filter((text) => text.startsWith('org-sdk:'));
    expect(reports).toHaveLength(4);
    expect(reports.join('\n')).toMatch(/<org-probe> ignores its attribute "presets"\. It is not valid JSON/);
    expect(reports.at(-1)).toMatch(/At 0\.montant/);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('takes JSON by attribute, and the value itself by property without writing it into the page', async () => {
    const { page } = await open(`<org-probe id="p" presets='[{"montant": 5}]'></org-probe>`);
    expect(await propsOf(page)).toMatchObject({ presets: [{ montant: 5 }] });
    const change = `window.mine = [{ montant: 7 }]; el.presets = window.mine`;
    expect(await propsAfter(page, change)).toMatchObject({ presets: [{ montant: 7 }] });
    expect(
      await page.evaluate(`probes.p.props.presets === mine && document.querySelector('#p').presets === mine`),
    ).toBe(true);
    expect(await page.getAttribute('#p', 'presets')).toBe('[{"montant": 5}]');
    expect(await propsAfter(page, `el.presets = null`)).not.toHaveProperty('presets');
    await closePage(page);
  });

  it('keeps the identity of objects and functions, also of those set before its script ran', async () => {
    const opened = await bench().open('<org-probe id="p"></org-probe>');
    const { page } = opened;
    await page.evaluate(`{
      window.config = { when: new Date(0), nothing: undefined };
      Object.assign(document.querySelector('#p'), { config, onPick: (picked) => 'picked ' + picked });
    }`);
    await page.addScriptTag({ type: 'module', url: src('org-probe.js') });
    await opened.ready();
    expect(await page.evaluate(`probes.p.props.config === config`)).toBe(true);
    expect(await page.evaluate(`document.querySelector('#p').getAttributeNames()`)).toEqual(['id']);
    await page.evaluate(`document.querySelector('#p').shadowRoot.querySelector('#pick').click()`);
    await page.getByText('picked x').waitFor();
    await closePage(page);
  });

  it("leaves the platform's own properties alone", async () => {
    const { page } = await open('<org-probe id="p" lang="en"></org-probe>');
    await propsAfter(page, `el.lang = 'it'`);
    await page.getByText('Ciao demo it').waitFor();
    expect(await page.evaluate(`document.querySelector('#p').lang`)).toBe('it');
    // Not one of our languages: the element speaks its own, the property says what the page wrote.
    await propsAfter(page, `el.lang = 'de-AT'`);
    await page.getByText('Bonjour demo fr').waitFor();
    expect(await page.evaluate(`document.querySelector('#p').lang`)).toBe('de-AT');
    await closePage(page);
  });
});
