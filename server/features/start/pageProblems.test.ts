import { judgePage, type PageFacts } from './pageProblems';
import { pagePartsOf } from './pageParts';

const server = 'https://give.example';
const facts: PageFacts = {
  organisation: 'mine',
  isDefault: false,
  server,
  hosts: ['give.example'],
  returns: ['www.mine.example'],
  others: ['theirs'],
  names: new Map([
    ['fund roof', 'A new roof'],
    ['form gala', 'Gala'],
  ]),
};
const page = 'https://www.mine.example/give';
const styles = `<link rel="stylesheet" href="${server}/elements/orgkit.css">`;
const loader = `<script type="module" src="${server}/elements/autoload.js"></script>`;
const card = '<org-donation org="mine" caisse-id="roof"><a href="#">Give</a></org-donation>';
const html = (...parts: string[]) =>
  `<!doctype html><html><head><title>t</title></head><body>${parts.join('\n')}</body></html>`;

const judged = (text: string, { url = page, known = {}, policies = [] as string[] } = {}) => {
  const parts = pagePartsOf(text, url);
  return judgePage({ ...parts, policies: [...parts.policies, ...policies] }, url, { ...facts, ...known });
};
const problemsOf = (...given: Parameters<typeof judged>) =>
  judged(...given).problems.map(({ code, about, add }) => [code, about, add].filter((part) => part !== null).join(' '));

describe('what is wrong with a page', () => {
  it('CALL-56 nothing is, where tag, loader and style sheet are this server’s', () => {
    expect(judged(html(styles, loader, card))).toEqual({
      found: [{ tag: 'org-donation', name: 'A new roof' }],
      problems: [],
    });
  });

  it.each([
    ['a classic script', `<script src="${server}/elements/classic.js"></script>`],
    ['an element’s own file', `<script type="module" src="${server}/elements/org-donation.js"></script>`],
    ['an import in a script of the page', `<script type="module">import '${server}/elements/autoload.js';</script>`],
  ])('CALL-56 nothing is with %s', (_, script) => {
    expect(problemsOf(html(styles, script, card))).toEqual([]);
  });

  it('CALL-56 a frame needs no script, the place of one needs frame.js', () => {
    const frame = `<iframe src="${server}/embed/org-form?org=mine&amp;form-id=gala" title="Gala"></iframe>`;
    expect(judged(html(frame))).toEqual({ found: [{ tag: 'org-form', name: 'Gala' }], problems: [] });
    const place = '<div data-org-frame="org-form" data-org="mine" data-form-id="gala"></div>';
    expect(problemsOf(html(styles, place))).toEqual([
      `no_loader <script src="${server}/elements/frame.js" async></script>`,
    ]);
    expect(problemsOf(html(styles, place, `<script src="${server}/elements/frame.js" async></script>`))).toEqual([]);
  });

  it.each([
    ['no tag', html(styles, loader, '<p>Give!</p>'), 'no_tag'],
    ['a tag that visitors read', html(styles, loader, card.replaceAll('<', '&lt;').replaceAll('>', '&gt;')), 'escaped'],
    ['a tag in a comment', html(styles, loader, `<!-- ${card} -->`), 'inert'],
    ['a tag between <noscript>', html(styles, loader, `<noscript>${card}</noscript>`), 'inert'],
    ['no loader', html(styles, card), `no_loader ${loader}`],
    [
      'another server’s loader',
      html(styles, loader.replace('give.example', 'old.example'), card),
      `other_loader https://old.example ${loader}`,
    ],
    [
      'a loader that waits for consent',
      html(styles, loader.replace('module', 'text/plain'), card),
      `held_loader ${loader}`,
    ],
    ['a module as a classic script', html(styles, loader.replace('type="module" ', ''), card), `not_module ${loader}`],
    ['a loader by http', html(styles, loader.replace('https', 'http'), card), `mixed ${loader}`],
    [
      'another server',
      html(styles, loader, card.replace('org=', 'api-host="https://old.example" org=')),
      `other_server org-donation ${server}`,
    ],
    [
      'no organisation',
      html(styles, loader, card.replace('org="mine"', '')),
      'no_organisation org-donation org="mine"',
    ],
    [
      'an organisation that is none',
      html(styles, loader, card.replace('"mine"', '"nobody"')),
      'unknown_organisation nobody org="mine"',
    ],
    [
      'another organisation',
      html(styles, loader, card.replace('"mine"', '"theirs"')),
      'other_organisation theirs org="mine"',
    ],
    ['a fund that is none', html(styles, loader, card.replace('roof', 'cellar')), 'unknown_id cellar'],
    ['a form without an id', html(styles, loader, '<org-form org="mine"></org-form>'), 'no_id org-form form-id="…"'],
    ['no style sheet', html(loader, card), `no_styles ${styles}`],
  ])('CALL-56 it says of %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('CALL-56 of a page by http, and of one that payers do not come back to, it warns', () => {
    const url = 'http://blog.example/';
    const { found, problems } = judged(html(styles, loader, card), { url });
    expect(found).toHaveLength(1);
    expect(problems.map(({ code, level }) => `${code} ${level}`)).toEqual(['insecure warning', 'returns warning']);
  });

  it('CALL-56 the default organisation needs not be named', () => {
    const text = html(styles, loader, card.replace('org="mine"', ''));
    expect(problemsOf(text, { known: { isDefault: true } })).toEqual([]);
  });

  it('CALL-56 a page of this server’s own needs nothing pasted', () => {
    const text = html('<org-site data-server org="mine"></org-site>');
    expect(judged(text, { url: `${server}/o/mine/` }).problems).toEqual([]);
    expect(problemsOf(text)).not.toEqual([]);
  });

  it('CALL-56 a policy that blocks names its directive, and what to add to it', () => {
    const policies = ["default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'"];
    expect(problemsOf(html(styles, loader, card), { policies })).toEqual([
      `policy script-src ${server}`,
      `policy connect-src 'self' ${server}`,
      `policy style-src ${server}`,
    ]);
  });

  it('CALL-56 of what the page says nothing comes out but ids and origins', () => {
    const secret = 'The minutes of the committee';
    const text = html(
      secret,
      `<script src="https://old.example/${encodeURIComponent(secret)}/elements/autoload.js" type="module"></script>`,
      `<org-donation org="${secret}"></org-donation><org-form org="mine" form-id="${secret}"></org-form>`,
    );
    expect(decodeURIComponent(JSON.stringify(judged(text)))).not.toContain(secret);
  });
});

describe('a page that is made to keep the server busy', () => {
  it.each([
    ['a script of slashes', `<script>${'/'.repeat(2_000_000)}</script>`],
    [
      'an address without an end',
      `<base href="https://a/${'b'.repeat(1_000_000)}">${'<iframe src=x></iframe>'.repeat(40_000)}`,
    ],
    ['tags within tags', `${'<a>'.repeat(350_000)}${'</b>'.repeat(250_000)}`],
    ['templates within templates', '<template>'.repeat(100_000)],
    [
      'policies without number',
      `<meta http-equiv="content-security-policy" content="${Array.from({ length: 90_000 }, (_, at) => `default-src a${at}`).join()}">${`<script src="${server}/elements/autoload.js"></script>`.repeat(60)}`,
    ],
  ])('CALL-56 is read as far as a real page goes: %s', (_, text) => {
    expect(judged(html(text, card)).problems.length).toBeLessThanOrEqual(50);
  });

  it('CALL-56 is not read below five hundred tags within each other', () => {
    const within = (depth: number) => judged(`${'<div>'.repeat(depth)}${card}`.padEnd(40_000), {}).found.length;
    expect(within(100)).toBe(1);
    expect(judged(`${'<div>'.repeat(9000)}${card}`).found).toEqual([]);
  });
});
