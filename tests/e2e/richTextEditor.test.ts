import type { Page } from 'playwright-core';
import { buildEditor, type Built } from './support/buildElements';
import { openElementBench, type ElementBench } from './support/elementBench';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { closePage } from './support/pagePool';

interface ProbeWindow {
  editorProbe: { sent: string[]; set(html: string): void };
  attacked?: boolean;
}

let built: Built;
let bench: ElementBench;
beforeAll(async () => {
  built = await buildEditor();
  bench = await openElementBench(built.folder);
});
afterAll(async () => {
  await bench.close();
  built.remove();
});

/** The editor in a shadow root, on a page with the strictest policy; nothing may go against that. */
async function open(value = '', lang = 'fr') {
  const org = bench.org.origin();
  const opened = await bench.open(
    `<main><h1>Page</h1><editor-probe lang="${lang}" value="${value}"></editor-probe></main>`,
    {
      head: `<script type="module" src="${org}/elements/editor-probe.js"></script>`,
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${org}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
  );
  const { page } = opened;
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.waitFor();
  return {
    page,
    text,
    sent: () => page.evaluate(() => (window as unknown as ProbeWindow).editorProbe.sent),
    last: () => page.evaluate(() => (window as unknown as ProbeWindow).editorProbe.sent.at(-1)),
    async close() {
      expect(opened.errors).toEqual([]);
      expect(opened.console.filter(({ type }) => type === 'error' || type === 'warning')).toEqual([]);
      await closePage(page);
    },
  };
}

/** As the browser does it for the reader of a clipboard, or for who lets something go over the text. */
const give = (page: Page, kind: 'paste' | 'drop', html: string, plain = '') =>
  page.evaluate(
    ([name, rich, text]) => {
      const data = new DataTransfer();
      if (rich) data.setData('text/html', rich);
      data.setData('text/plain', text);
      const box = document.querySelector('editor-probe')!.shadowRoot!.querySelector('[role=textbox]')!;
      const { right, bottom } = box.lastElementChild!.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true, composed: true };
      box.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: right - 2, clientY: bottom - 2 }),
      );
    },
    [kind, html, plain] as const,
  );

/** Chromium tells pages of a selection with the next picture. */
const selected = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const p = (html: string) => `<p dir="auto">${html}</p>`;

it('BUILD-07 is written in by keyboard: bold, a heading, a list, a link, undo, and Tab leaves it', async () => {
  const { page, text, last, close } = await open();
  await text.focus();
  await page.keyboard.type('Un ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('deux');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' trois');
  expect(await last()).toBe(p('Un <strong>deux</strong> trois'));
  await page.keyboard.press('Control+z');
  expect(await last()).not.toContain('trois');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b');
  expect(await last()).toBe(`${p('Un <strong>deux</strong> trois')}<ul dir="auto"><li>a</li><li>b</li></ul>`);
  await page.keyboard.press('Shift+Home');
  await selected(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('exemple.org/don');
  await page.keyboard.press('Enter');
  expect(await last()).toContain('<li><a href="https://exemple.org/don" rel="noopener noreferrer">b</a></li>');
  await text.getByText('trois').click();
  await selected(page);
  await page.getByRole('combobox', { name: 'Style' }).selectOption('Titre 1');
  expect(await last()).toMatch(/^<h2 dir="auto">Un /);
  await text.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await close();
});

it('BUILD-07 each paragraph and list goes the way of its own letters', async () => {
  const { page, text, close } = await open();
  await text.focus();
  await page.keyboard.insertText('Bonjour');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('שלום');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('שבת');
  await page.getByRole('button', { name: 'Liste à puces' }).click();
  const directions = await text.evaluate((box) => [...box.children].map((one) => getComputedStyle(one).direction));
  expect(directions).toEqual(['ltr', 'rtl', 'rtl']);
  expect(await text.locator('ul p').evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  await close();
});

it('BUILD-07 BUILD-25 keeps the caret while its value comes back; another value replaces the text', async () => {
  const { page, text, sent, close } = await open('<p>Bonjour</p>');
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('abc');
  expect((await sent()).at(-1)).toBe(p('Bonjouabcr'));
  await page.evaluate(() => (window as unknown as ProbeWindow).editorProbe.set('<p>Autre</p>'));
  await text.getByText('Autre').waitFor();
  expect(await sent()).toHaveLength(3);
  await close();
});

const word = `<html><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=FR><!--StartFragment-->
<p class=MsoNormal><b>Gras<o:p></o:p></b></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Un</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Deux</p>
<!--EndFragment--></body></html>`;
const hostile = `<p onclick="attacked=true" style="position:fixed;color:red">Rouge</p><img src=x onerror="attacked=true"><script>attacked=true</script><style>*{display:none}</style><svg onload="attacked=true"></svg><iframe srcdoc="<script>parent.attacked=true</script>"></iframe><a href="javascript:attacked=true">lien</a>`;

it('BUILD-07 BLOCK-11 what is pasted or dropped comes through the allow-list, without a word of the policy', async () => {
  const { page, text, last, close } = await open();
  await text.focus();
  await give(page, 'paste', word);
  expect(await last()).toBe(`${p('<strong>Gras</strong>')}<ul dir="auto"><li>Un</li><li>Deux</li></ul>`);
  const red = '<span style="color:red">Rouge</span>';
  await page.keyboard.press('Control+a');
  await give(page, 'paste', hostile);
  expect(await last()).toBe(`${p(red)}${p('lien')}`);
  expect(
    await text
      .locator('p')
      .first()
      .evaluate((one) => getComputedStyle(one).position),
  ).toBe('static');
  await give(page, 'drop', hostile);
  expect(await last()).toBe(`${p(red)}${p(`lien${red}`)}${p('lien')}`);
  await page.keyboard.press('Control+a');
  await give(page, 'paste', '', 'un\ndeux');
  expect(await last()).toBe(`${p('un')}${p('deux')}`);
  expect(await page.evaluate(() => (window as unknown as ProbeWindow).attacked)).toBeUndefined();
  await close();
});

it('BUILD-07 what it has no tools for stays where it is', async () => {
  const { page, text, last, close } = await open('<table><tbody><tr><td>a</td></tr></tbody></table><p>b</p>');
  await text.getByText('b').click();
  await selected(page);
  await page.keyboard.press('End');
  await selected(page);
  await page.keyboard.type('c');
  expect(await last()).toBe(`<table><tbody><tr><td>a</td></tr></tbody></table>${p('bc')}`);
  expect(await text.locator('td').innerText()).toBe('a');
  await close();
});

it.each(['fr', 'he'])('BUILD-07 ELEM-10 can be used by everybody, on a narrow page, in %s', async (lang) => {
  const { page, text, close } = await open(
    '<h2>Titre</h2><p>Bonjour <a href=/don>don</a></p><ul><li>un</li></ul>',
    lang,
  );
  await page.setViewportSize({ width: 340, height: 700 });
  await text.locator('a').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  await close();
});
